import {countQueries} from '@upline/domain/periods/count-queries.ts'
import {countTokens} from '@upline/domain/periods/figures.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {evaluateSync, parse} from 'groq-js'
import {expect, test} from 'vitest'

const carrier = (id: string) => ({_type: 'reference', _ref: id})
const dataset = [
  {_id: 'a', _type: 'carrier'},
  {_id: 'b', _type: 'carrier'},
  {
    _id: 'medicare',
    _type: 'productCategory',
    products: [
      {disclaimed: true, carriers: [carrier('a'), carrier('b'), carrier('unpublished')]},
      {disclaimed: true, carriers: [carrier('a')]},
      {disclaimed: false, carriers: [carrier('b')]},
      {disclaimed: true},
    ],
  },
  {_id: 'empty', _type: 'productCategory'},
]

test('carriers and their products are counted, each carrier once', () => {
  const count = (query: string) => evaluateSync(parse(query), {dataset}).data
  expect(count(countQueries.medicareOrganizations)).toBe(2)
  expect(count(countQueries.medicareProducts)).toBe(3)
})

test('the site counts what the Studio does', () => {
  expect(Object.keys(countQueries)).toEqual([...countTokens])
  for (const [token, query] of Object.entries(countQueries))
    expect(siteQuery).toContain(`"${token}": ${query}`)
})
