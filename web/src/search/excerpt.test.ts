import fc from 'fast-check'
import {expect, test} from 'vitest'
import {excerptOf, pieces} from './excerpt.ts'
import {normalize, termsIn} from './words.ts'

const read = (parts: readonly {text: string}[]) => parts.map(({text}) => text).join('')
const text = fc
  .array(fc.constantFrom('Medicare', 'plan', 'café', 'don’t', '$5', '…', 'ß'.repeat(90)))
  .map((parts) => parts.join(' '))
const found = fc.subarray(['medicare', 'cafe', 'dont', '5']).map((terms) => new Set(terms))

test('pieces add up to the text, and matches are the found terms', () => {
  fc.assert(
    fc.property(text, found, (text, found) => {
      const parts = pieces(text, found)
      expect(read(parts)).toBe(text)
      const marked = parts.filter(({isMatch}) => isMatch).map((part) => normalize(part.text))
      expect(marked).toEqual(
        termsIn(text)
          .map(normalize)
          .filter((word) => found.has(word)),
      )
    }),
  )
})

test('an excerpt is a short part of the text with the first match', () => {
  fc.assert(
    fc.property(text, found, (text, found) => {
      const parts = excerptOf(text, found)
      const inner = read(parts).replace(/^… /, '').replace(/ …$/, '')
      expect(text).toContain(inner.replace(/^… |…$/g, '').trim())
      expect(read(parts).length).toBeLessThan(320)
      const isThere = termsIn(text).some((word) => found.has(normalize(word)))
      expect(parts.some(({isMatch}) => isMatch)).toBe(isThere)
    }),
  )
})

test('shows the beginning of a page if only its title matches', () => {
  expect(read(excerptOf(`First ${'word '.repeat(80)}`, new Set(['none'])))).toMatch(/^First word .* …$/)
})
