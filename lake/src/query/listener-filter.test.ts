import {expect, test} from 'vitest'
import {listenerFilter} from './listener-filter.ts'

const document = {_id: 'a', _type: 'plan', title: 'Term', author: {_ref: 'ann'}} as never
const ann = {_id: 'ann', _type: 'person', name: 'Ann'} as never

test.each([
  ['*', true],
  ['*[_type == "plan"]', true],
  ['*[_type == "page"]', false],
  ['*[_type == $type]', true],
  ['*[_type == "plan"][title == "Term"]', true],
  ['*[_type == "plan"][title == "Whole"]', false],
  ['*[author->name == "Ann"]', true],
  ['*[author->name == "Ben"]', false],
  // Order, slices and projections do not count.
  ['*[_type == "plan"] | order(title)', true],
  ['*[_type == "plan"][5...9]', true],
  ['*[_type == "plan"][0].missing', true],
  ['*[_type == "plan"]{title}[title == "Whole"]', true],
  ['*[_type == "page"]{title}', false],
  ['count(*[_type == "plan"])', true],
])('a listener of %s is told of the document: %s', (query, isTold) => {
  const filter = listenerFilter(query, {type: 'plan'}, (id) => (id === 'ann' ? ann : null))
  expect(filter(document)).toBe(isTold)
})

test.each([
  ['*[', ''],
  ['*[_type == $other]', 'other'],
  [`*[${'a + '.repeat(9)}a == 1]`, 'up to 8 "+"'],
])('%s is refused', (query, reason) => {
  expect(() => listenerFilter(query, {}, () => null)).toThrow(reason)
})
