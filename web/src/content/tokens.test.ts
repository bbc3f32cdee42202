import fc from 'fast-check'
import {expect, test} from 'vitest'
import {resolveContent} from './tokens.ts'

const facts = {
  foundedYear: '2017',
  providerName: 'Harbor Oak',
  tagline: '{providerName} since {foundedYear}',
}

test('puts facts into texts at any depth', () => {
  const content = {
    heading: 'Since {foundedYear}',
    body: [{_type: 'block', children: [{text: '{providerName}!'}]}],
  }
  expect(resolveContent(content, facts)).toEqual({
    heading: 'Since 2017',
    body: [{_type: 'block', children: [{text: 'Harbor Oak!'}]}],
  })
})

test('follows a fact that refers to facts', () => {
  expect(resolveContent('{tagline}', facts)).toBe('Harbor Oak since 2017')
})

test('leaves unknown tokens and type names unchanged', () => {
  const content = {_key: '{foundedYear}', text: '{count} of {nothing}', toString: '{constructor}'}
  expect(resolveContent(content, facts)).toEqual(content)
})

test('drops what dangling references leave in arrays, and names without a value', () => {
  expect(resolveContent({items: [null, {picture: null, text: ''}]}, facts)).toStrictEqual({
    items: [{text: ''}],
  })
})

test('changes nothing in content without tokens', () => {
  const text = fc.string().filter((value) => !value.includes('{'))
  const content = fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean(), fc.array(text)))
  fc.assert(
    fc.property(content, (value) => {
      expect(resolveContent(value, facts)).toEqual({...value})
    }),
    {examples: [[JSON.parse('{"__proto__": false}')]]},
  )
})
