import fc from 'fast-check'
import {expect, it} from 'vitest'
import {anyText} from './any-text.fixture.ts'
import {cleanLine, cleanText} from './clean-text.ts'
import {escapeHtml, unescapeHtml} from './escape-html.ts'

it.each([
  ['  Ada\t Lovelace\n', 'Ada Lovelace'],
  ['Ada \u0000 Lovelace', 'Ada Lovelace'],
  ['Ada\r\nBcc: x@y.zz', 'Ada Bcc: x@y.zz'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['\u200b\ufeff', ''],
  ['Zoë 李 😀', 'Zoë 李 😀'],
  ['half \ud83d', 'half \ufffd'],
])('makes one line of %j', (text, line) => {
  expect(cleanLine(text)).toBe(line)
})

it('keeps the lines of a message and nothing invisible', () => {
  expect(cleanText(' one\r\ntwo\rthree\n\n\tfour\u0007\u200b ')).toBe('one\ntwo\nthree\n\n\tfour')
})

it('has nothing left to clean the second time', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
      expect(cleanText(cleanText(text))).toBe(cleanText(text))
      expect(cleanLine(text)).not.toMatch(/\p{Cc}|\p{Cs}| {2}|^\s|\s$/u)
    }),
    {numRuns: 500},
  )
})

it('escapes everything that could start a tag, an attribute or an entity, once', () => {
  const text = fc.oneof(anyText(), fc.constantFrom('&amp;', '&lt;b&gt;', "O'Neil & Sons", '&#39;'))
  fc.assert(
    fc.property(text, (original) => {
      const escaped = escapeHtml(original)
      expect(escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>"'&]/)
      expect(unescapeHtml(escaped)).toBe(original)
    }),
  )
})
