import {Schema} from '@sanity/schema'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {columnsOf} from './columns.ts'

const schema = Schema.compile({name: 'content', types: schemaTypes})
const columnsFor = (type: string) => columnsOf(schema.get(type) as Parameters<typeof columnsOf>[0])

/** Returns the column of a field, such as `carrier.rating`. */
function columnOf(path: string) {
  const [type = '', field] = path.split('.')
  const column = columnsFor(type).find(({name}) => name === field)
  if (!column) throw new Error(`${type} has no column ${field}`)
  return {
    ...column,
    formatted: (value: unknown) => column.format({_id: 'a', _type: type, [`${field}`]: value}),
  }
}
const parse = (path: string, cell: string, current?: unknown) => columnOf(path).parse(cell, current)

test('parsing a formatted cell returns its value', () => {
  const ends = fc.constantFrom('a', ' ', '|', '\\', '\n', '\r')
  const text = fc
    .oneof(fc.string({unit: 'grapheme', minLength: 1}), fc.string({unit: ends, minLength: 1}))
    .filter((value) => value.trim() !== '')
  const rates = columnOf('commissionLevel.rates')
  const features = columnOf('carrier.features')
  const rate = fc.record({product: text, rate: text})
  fc.assert(
    fc.property(fc.array(rate, {minLength: 1}), fc.array(text, {minLength: 1}), (items, lines) => {
      const written = rates.parse(rates.formatted(items), undefined) as {value: object[]}
      expect(written.value.map(({_key, ...rest}: {_key?: string}) => rest)).toEqual(items)
      expect(features.parse(features.formatted(lines), undefined)).toEqual({value: lines})
    }),
  )
})

test('states with the same products and date share a line', () => {
  const row = (state: string, more: object = {}) => ({
    _key: state,
    _type: 'stateAvailability',
    state,
    ...more,
  })
  const terms = {products: ['Term Life', 'Whole, or not'], since: '2026-01-01'}
  const [texas, utah, oklahoma] = [row('Texas', terms), row('Utah'), row('Oklahoma', terms)]
  const maine = row('Maine', {since: '2026-02-01'})
  const current = [texas, utah, oklahoma, maine]
  const cell = 'Texas, Oklahoma | Term Life, Whole\\, or not | 2026-01-01\nUtah\nMaine |  | 2026-02-01'
  expect(columnOf('carrier.availability').formatted(current)).toBe(cell)
  expect(parse('carrier.availability', cell, current)).toEqual({value: [texas, oklahoma, utah, maine]})
  expect(parse('carrier.availability', 't.x.; new  mexico | Term Life | 1/2/2026', [])).toMatchObject({
    value: [{state: 'Texas', products: ['Term Life'], since: '2026-01-02'}, {state: 'New Mexico'}],
  })
})

test('parsing the formatted plans by state returns the same plans, with their keys', () => {
  const current = [
    {_key: 'a', state: 'Texas', plans: 12},
    {_key: 'b', state: 'New Mexico', plans: 8},
  ]
  const cell = 'Texas 12, New Mexico 8'
  expect(columnOf('planCount.states').formatted(current)).toBe(cell)
  expect(parse('planCount.states', cell, current)).toEqual({value: current})
  expect(parse('planCount.states', 'nm: 9\nTX 12; OK 3', current)).toMatchObject({
    value: [{_key: 'b', state: 'New Mexico', plans: 9}, current[0], {state: 'Oklahoma', plans: 3}],
  })
})

test.each([
  ['carrier.rating', '4,5', 'isn’t a number'],
  ['carrier.rating', 'Infinity', 'isn’t a number'],
  ['carrier.rating', '1,20', 'such as 4.5 or 1200'],
  ['carrier.rating', '85%', 'isn’t a number'],
  ['carrier.rating', '(5', 'isn’t a number'],
  ['person.phone', '1.2E+10', 'a value that the spreadsheet shortened'],
  ['carrier.description', '########', 'a value that the spreadsheet shortened'],
  ['newsArticle.date', '5-Jan', 'isn’t a valid date'],
  ['carrier.lines', 'Life\nNone', '“None” isn’t one of Final Expense, Life'],
  ['carrier.featured', 'maybe', 'isn’t yes or no'],
  ['carrier.availability', 'TX, Texsa, Oka', 'Not a state: “Texsa”, “Oka”.'],
  ['carrier.availability', 'TX\nUtah, Texas', 'Texas is in two lines. Keep one.'],
  ['carrier.availability', 'TX | Term Life | soon', 'isn’t a valid date'],
  ['planCount.states', 'TX twelve', 'isn’t a state with a number'],
  ['planCount.states', 'TX 12, Texas: 8', 'Texas is in the cell twice'],
  ['planCount.states', 'Texsa 12', 'Not a state: “Texsa”.'],
  ['plan.audience', 'Nobody', 'isn’t one of Individuals, Families'],
  ['commissionLevel.rates', 'Term | 90% | more', 'more than 2 parts'],
  ['newsArticle.date', '2026-02-30', 'isn’t a valid date'],
  ['newsArticle.date', '31/12/2026', 'isn’t a valid date'],
  ['newsArticle.date', 'May', 'isn’t a valid date'],
  ['newsArticle.date', '2026-01-05T05:00:00Z', 'isn’t a valid date'],
  ['newsArticle.date', '20261305', 'isn’t a valid date'],
])('%s: %j is rejected with a message', (path, cell, problem) => {
  expect(parse(path, cell)).toEqual({problem: expect.stringContaining(problem)})
})

const term = {_key: 'k', product: 'Term', rate: '80%'}
const capped = {_key: 'k', product: 'Advantage', rate: '$600', cap: 'medicareAdvantage'}
test.each<[path: string, cell: string, value: unknown, current?: unknown]>([
  ['carrier.rating', ' 4.50 ', 4.5],
  ['carrier.lines', 'life\r\n\r\nMEDICARE', ['Life', 'Medicare']],
  ['carrier.featured', 'TRUE', true],
  ['plan.audience', 'Families', 'family'],
  ['carrier.rating', '4.1250', 4.125],
  ['compensationCap.initial', '$1,200', 1200],
  ['compensationCap.initial', '1,200.50', 1200.5],
  ['compensationCap.initial', '($1,200)', -1200],
  ['compensationCap.initial', '\u22125', -5],
  ['compensationCap.initial', '1.2E+07', 12_000_000],
  ['newsArticle.date', '3/8/2026', '2026-03-08'],
  ['newsArticle.date', '1/5/26', '2026-01-05'],
  ['newsArticle.date', '5-Jan-26', '2026-01-05'],
  ['newsArticle.date', '5 Sept. 2026', '2026-09-05'],
  ['newsArticle.date', '2026/01/05', '2026-01-05'],
  ['newsArticle.date', '2026-01-05 00:00', '2026-01-05'],
  ['newsArticle.date', '1/5/2026 12:00:00 AM', '2026-01-05'],
  ['newsArticle.date', 'Monday, January 5, 2026', '2026-01-05'],
  ['newsArticle.date', '46027', '2026-01-05'],
  ['newsArticle.date', '46027.0', '2026-01-05'],
  ['newsArticle.date', '46027.75', '2026-01-05'],
  ['newsArticle.date', '20260105', '2026-01-05'],
  ['newsArticle.date', '\u200e1/5/2026', '2026-01-05'],
  ['newsArticle.date', '１/５/2026', '2026-01-05'],
  ['newsArticle.date', 'Mon, Jan 5, 2026', '2026-01-05'],
  ['newsArticle.date', 'January 5th, 2026', '2026-01-05'],
  ['newsArticle.date', '1/5/2026 2:30 PM', '2026-01-05'],
  ['newsArticle.date', '2026-01-05 14:30:00', '2026-01-05'],
  ['carrier.name', '\u200f\u202aAcme\u202c\u2060 👩‍🌾', 'Acme 👩‍🌾'],
  ['carrier.name', ' Que\u0301bec\u00a0 Life ', 'Québec Life'],
  ['plan.audience', '\u00a0families', 'family'],
  // The item at the same position keeps its key and its other fields.
  ['commissionLevel.rates', 'Term | 90%', [{...term, rate: '90%'}], [term]],
  ['commissionLevel.rates', 'Advantage | $700', [{...capped, rate: '$700'}], [capped]],
])('%s: %j is understood', (path, cell, value, current) => {
  expect(parse(path, cell, current)).toEqual({value})
})
