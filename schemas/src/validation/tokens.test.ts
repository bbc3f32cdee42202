import {tokensIn} from '@upline/domain/content/tokens.ts'
import {contextOver} from '@upline/testing/dataset-context.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {checkRichTextTokens, checkTokens} from './check-tokens.ts'
import {nearestName, validateTokens} from './tokens.ts'

const key = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,15}$/)

describe('tokens of a text', () => {
  test('are found in order', () => {
    expect(tokensIn('Call {phone} or {email}, {phone}.')).toEqual(['phone', 'email', 'phone'])
    expect(tokensIn('{ } {a b} {}')).toEqual([' ', 'a b', ''])
    expect(tokensIn('no braces } {')).toEqual([])
  })

  test('are all found between any text', () => {
    const text = fc.string().map((text) => text.replace(/[{}]/g, ''))
    fc.assert(
      fc.property(fc.array(fc.tuple(text, key)), (parts) => {
        expect(tokensIn(parts.map(([text, token]) => `${text}{${token}}`).join(''))).toEqual(
          parts.map(([, token]) => token),
        )
      }),
    )
  })
})

describe('a token', () => {
  const facts = ['providerName', 'phone', 'statesCount']

  test('passes if it is a fact or a parameter', () => {
    expect(validateTokens('{providerName} in {statesCount} states, {n} left', facts, ['n'])).toBeUndefined()
  })

  test('that is not a fact is reported with the nearest one', () => {
    expect(validateTokens('Join {providerNmae}!', facts, [])).toBe(
      'There is no fact {providerNmae}. Did you mean {providerName}?',
    )
    expect(validateTokens('{Phone}', facts, [])).toContain('{phone}')
  })

  test('that is unlike any fact is reported with the fix', () => {
    expect(validateTokens('{medigapWindow}', facts, [])).toContain('create and publish a fact')
  })

  test('of a parameter is refused where the field has none', () => {
    expect(validateTokens('{count} carriers', facts, [])).toContain('{count}')
  })

  test('passes exactly if all of its kind are known', () => {
    fc.assert(
      fc.property(fc.array(key), fc.array(key), (known, used) => {
        const text = used.map((token) => `{${token}}`).join(' ')
        expect(validateTokens(text, known, []) === undefined).toBe(
          used.every((token) => known.includes(token)),
        )
      }),
    )
  })
})

test('the nearest name of a name is itself', () => {
  fc.assert(
    fc.property(
      key,
      fc.array(key),
      (name, others) => nearestName(name, [...others, name])?.toLowerCase() === name.toLowerCase(),
    ),
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
