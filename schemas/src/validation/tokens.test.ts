import {tokensIn} from '@upline/domain/content/tokens.ts'
import {contextOver} from '@upline/testing/dataset-context.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {checkRichTextTokens, checkTokens} from './check-tokens.ts'
import {validateTokens} from './tokens.ts'

const key = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,15}$/)

test('tokens are found in order between any text', () => {
  expect(tokensIn('{ } {a b} {}')).toEqual([' ', 'a b', ''])
  expect(tokensIn('no braces } {')).toEqual([])
  const text = fc.string().map((text) => text.replace(/[{}]/g, ''))
  fc.assert(
    fc.property(fc.array(fc.tuple(text, key)), (parts) => {
      const joined = parts.map(([text, token]) => `${text}{${token}}`).join('')
      expect(tokensIn(joined)).toEqual(parts.map(([, token]) => token))
    }),
  )
})

test.each([
  ['Join {providerNmae}!', 'There is no fact {providerNmae}. Did you mean {providerName}?'],
  ['{Phone}', '{phone}'],
  ['{medigapWindow}', 'create and publish a fact'],
  ['{phone} or {fax', '“{fax” has no closing brace'],
])('the token in %j is reported with the nearest fact, or with what to do', (text, part) => {
  expect(validateTokens(text, ['providerName', 'phone', 'statesCount'], ['n'])).toContain(part)
})

test('a text passes exactly if its tokens are facts or parameters', () => {
  fc.assert(
    fc.property(fc.array(key), fc.array(key), fc.array(key), (facts, parameters, used) => {
      const text = used.map((token) => `{${token}}`).join(' ')
      const isKnown = used.every((token) => facts.includes(token) || parameters.includes(token))
      expect(validateTokens(text, facts, parameters) === undefined).toBe(isKnown)
    }),
  )
})

describe('against the published facts', () => {
  const facts = [
    {_id: 'fact-phone', _type: 'fact', key: 'phone'},
    {_id: 'drafts.fact-fax', _type: 'fact', key: 'fax'},
  ]

  test('a draft is not there yet', async () => {
    const context = contextOver(facts)
    expect(await checkTokens('Call {phone}', context, [])).toBeUndefined()
    expect(await checkTokens('Send to {fax}', context, [])).toContain('{fax}')
    expect(await checkTokens(undefined, context, [])).toBeUndefined()
  })

  test('the block of a rich text that has an unknown token is named', async () => {
    const body = [
      {_key: 'a', _type: 'block', children: [{text: 'Call {ph'}, {text: 'one}'}]},
      {_key: 'b', _type: 'block', children: [{text: '{phnoe}'}]},
      {_key: 'c', _type: 'picture'},
    ]
    expect(await checkRichTextTokens(body, contextOver(facts))).toEqual([
      {message: 'There is no fact {phnoe}. Did you mean {phone}?', path: [{_key: 'b'}]},
    ])
    expect(await checkRichTextTokens(undefined, contextOver(facts))).toEqual([])
  })
})
