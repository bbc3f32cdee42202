import fc from 'fast-check'
import {expect, test} from 'vitest'
import {anyText} from '../inquiry/any-text.fixture.ts'
import {encodeAddressPart} from './well-formed.ts'

test('half an emoji becomes the replacement character', () => {
  expect(encodeAddressPart('Dana \ud83d')).toBe('Dana%20%EF%BF%BD')
  expect(encodeAddressPart('\ude00?\u{1f600}')).toBe('%EF%BF%BD%3F%F0%9F%98%80')
})

test('any text is encoded, and a well-formed one is decoded to itself', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(decodeURIComponent(encodeAddressPart(text))).toBe(Buffer.from(text).toString())
    }),
  )
})
