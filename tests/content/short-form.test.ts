import {isObject, type Json} from '@upline/content/json.ts'
import {expand} from '@upline/content/short-form.ts'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {readableDocument} from './readable-document.ts'

test('every object in an expanded array has a key, and each is unique in its array', () => {
  fc.assert(
    fc.property(readableDocument, (document) => {
      for (const members of arraysIn(expand(document))) {
        const keys = members.filter(isObject).map((member) => member._key)
        expect(keys.every((key) => typeof key === 'string' && key !== '')).toBe(true)
        expect(new Set(keys).size).toBe(keys.length)
      }
    }),
  )
})

test('a key of the file is kept', () => {
  const document = {_id: 'page-a', _type: 'page', sections: [{_key: 'mine', _type: 'hero'}]}
  expect(expand(document)).toEqual(document)
})

test('short Portable Text gets style, marks and level', () => {
  const [block] = expand({
    _id: 'faq-a',
    _type: 'faq',
    answer: [{_type: 'block', listItem: 'bullet', children: [{_type: 'span', text: 'Yes'}]}],
  }).answer as Record<string, unknown>[]
  expect(block).toMatchObject({style: 'normal', markDefs: [], level: 1, children: [{marks: [], text: 'Yes'}]})
})

function arraysIn(value: Json): Json[][] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(arraysIn)
  return Array.isArray(value) ? [value, ...below] : below
}
