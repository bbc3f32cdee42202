import {expect, test} from 'vitest'
import {fieldPatterns, textQuery} from './text-search.ts'

const document = {
  _id: 'plan-7',
  _type: 'plan',
  _rev: 'hidden',
  title: 'Año de la Niña',
  note: null,
  pages: 12,
  items: [{_key: 'secret', text: 'Final expense, guaranteed'}, 'Dental_care'],
}

test.each([
  ['nina', true],
  ['NIÑA ano', true],
  ['nina cat', false],
  ['nin', false],
  ['nin*', true],
  ['"final expense"', true],
  ['"expense final"', false],
  ['"final exp"*', false],
  ['-cat', true],
  ['nina -expense', false],
  ['-"final expense"', false],
  ['-', true],
  ['*', true],
  ['', false],
  ['plan-7', true],
  ['dental_care', true],
  // What no editor wrote is not searched.
  ['hidden', false],
  ['secret', false],
  ['12', false],
  ['null', false],
])('text::query(%j) finds the document: %s', (query, isFound) => {
  expect(textQuery(query)(document as never)).toBe(isFound)
  // It is read once.
  expect(textQuery(query)(document as never)).toBe(isFound)
})

test.each([
  ['life -term "whole life" - -"no risk"', {wanted: 'life "whole life" -', excluded: 'term "no risk"'}],
  ['', {wanted: '', excluded: ''}],
])('%j as patterns for match', (query, patterns) => expect(fieldPatterns(query)).toEqual(patterns))
