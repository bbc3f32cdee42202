import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
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

describe('facts that contain facts', () => {
  const many = (token: string, count: number) => `{${token}}`.repeat(count)
  const attack = {word: 'x'.repeat(1000), line: many('word', 5), bomb: many('word', 1000)}

  test('do not make a text long: it is left out, and the fact named', () => {
    const named: string[] = []
    const content = {heading: many('line', 400), items: [many('word', 11), many('word', 10)], text: 'Kept'}
    expect(resolveContent(content, attack, (key) => named.push(key))).toStrictEqual({
      items: ['x'.repeat(10_000)],
      text: 'Kept',
    })
    expect(named).toEqual(['line', 'word'])
  })

  test('are left out if they become long', () => {
    expect(resolveContent('{bomb}', attack)).toBe('{bomb}')
  })

  test('do not make a page long by many texts', () => {
    const shown = resolveContent(Array(1000).fill(many('word', 9)), attack).join('')
    expect(shown.length).toBeGreaterThan(900_000)
    expect(shown.length).toBeLessThanOrEqual(1_000_000)
  })

  test('take only the time of the text', () => {
    const begin = performance.now()
    resolveContent({heading: many('bomb', 1e6)}, {word: 'x'.repeat(1e5), bomb: many('word', 1e5)})
    expect(performance.now() - begin).toBeLessThan(5000)
  })
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
