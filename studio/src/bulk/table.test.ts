import {Schema} from '@sanity/schema'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {writeCsv} from '../csv/write-csv.ts'
import {pairsOf} from '../transactions/pairs.ts'
import {columnsOf} from './columns.ts'
import {tableOf} from './export-table.ts'
import {planImport} from './import-plan.ts'
import {guessMapping, mappingProblem} from './mapping.ts'
import {readTable, readText, type Table} from './table.ts'

const schema = Schema.compile({name: 'content', types: schemaTypes})
const columnsFor = (type: string) => columnsOf(schema.get(type) as Parameters<typeof columnsOf>[0])

function tableFrom(text: string): Table {
  const table = readTable(text)
  if ('problem' in table) throw new Error(table.problem)
  return table
}

function planOf(text: string, type: string, existing: readonly StoredDocument[]) {
  const table = tableFrom(text)
  const columns = columnsFor(type)
  const mapping = guessMapping(table.header, columns)
  return planImport({table, mapping, columns, existing: pairsOf(existing), type, newId: () => 'new'})
}

const carrier = (id: string, more: object = {}): StoredDocument => ({
  _id: id,
  _type: 'carrier',
  name: id,
  rating: 4.5,
  category: 'Life',
  featured: false,
  specialties: ['Term Life'],
  ...more,
})

describe('a table as text', () => {
  test('any cells are unchanged after writing and reading', () => {
    const cell = fc.oneof(
      fc.string({unit: 'grapheme'}),
      fc.constantFrom(..."=1+1|+1|-5|-5+2|@x|'=1|''=1|\t=1|\"|a,b|a;b|a\tb|a\nb|-1.5".split('|')),
    )
    const rows = fc.array(fc.tuple(cell, cell, fc.constant('x')), {minLength: 1, maxLength: 8})
    fc.assert(
      fc.property(rows, (cells) => {
        const table = tableFrom(`\uFEFF${writeCsv(['A', 'B', 'C'], cells)}`)
        expect(table.header).toEqual(['A', 'B', 'C'])
        expect(table.rows.map((row) => row.cells)).toEqual(cells)
      }),
    )
  })

  test('no cell is a formula, and numbers stay numbers', () => {
    const formulas = ['=HYPERLINK("x")', '+1+1', '-1+1', '@SUM(1)', '\t=1', '\r=1', "'=1"]
    const written = writeCsv(
      ['A'],
      [...formulas, '-5', '4.5'].map((cell) => [cell]),
    )
    const cells = written.split('\r\n').slice(1)
    for (const cell of cells.slice(0, -2)) expect(cell).toMatch(/^"?'/)
    expect(cells.slice(-2)).toEqual(['-5', '4.5'])
  })

  test('reads pasted cells and other delimiters', () => {
    const expected = {header: ['Name', 'Rating'], rows: [{number: 2, cells: ['A, B', '4.5']}]}
    expect(tableFrom('Name\tRating\nA, B\t4.5\n')).toEqual(expected)
    expect(tableFrom('Name;Rating\r\nA, B;4.5\r\n\r\n;\r\n')).toEqual(expected)
    expect(readText(new Uint8Array([0x43, 0xe9]).buffer)).toBe('Cé')
  })

  test.each([
    ['', 'first row'],
    ['Name\n\n', 'no rows'],
    ['PK\u0003\u0004rest', 'workbook'],
    ['Name\n"open', 'quotation mark'],
    [`Name\n${'a\n'.repeat(5001)}`, 'at most 5000'],
  ])('%j is rejected with a message', (text, problem) => {
    expect(readTable(text)).toEqual({problem: expect.stringContaining(problem)})
  })
})

describe('cells', () => {
  const text = fc.string({unit: 'grapheme', minLength: 1}).filter((value) => value.trim() !== '')
  const pick = (...names: string[]) => columnsFor('carrier').filter(({name}) => names.includes(name))

  test('parsing a formatted cell returns its value', () => {
    const rates = columnsFor('commissionLevel').find(({name}) => name === 'rates')
    const [features] = pick('features')
    const rate = fc.record({product: text, rate: text})
    fc.assert(
      fc.property(fc.array(rate, {minLength: 1}), fc.array(text, {minLength: 1}), (items, lines) => {
        const cell = rates?.format({_id: 'a', _type: 'commissionLevel', rates: items}) ?? ''
        const written = rates?.parse(cell, undefined) as {value: object[]}
        expect(written.value.map(({_key, ...rest}: {_key?: string}) => rest)).toEqual(items)
        const list = features?.format({_id: 'a', _type: 'carrier', features: lines}) ?? ''
        expect(features?.parse(list, undefined)).toEqual({value: lines})
      }),
    )
  })

  test('states with the same products and date share a line', () => {
    const [states] = pick('availability')
    const row = (state: string, more: object = {}) => ({
      _key: state,
      _type: 'stateAvailability',
      state,
      ...more,
    })
    const terms = {products: ['Term Life', 'Whole, or not'], since: '2026-01-01'}
    const current = [
      row('Texas', terms),
      row('Utah'),
      row('Oklahoma', terms),
      row('Maine', {since: '2026-02-01'}),
    ]
    const cell = 'Texas, Oklahoma | Term Life, Whole\\, or not | 2026-01-01\nUtah\nMaine |  | 2026-02-01'
    expect(states?.format({_id: 'a', _type: 'carrier', availability: current})).toBe(cell)
    const [texas, utah, oklahoma, maine] = current
    expect(states?.parse(cell, current)).toEqual({value: [texas, oklahoma, utah, maine]})
    const written = states?.parse('tx; new  mexico | Term Life | 1/2/2026', []) as {value: object[]}
    expect(written.value).toMatchObject([
      {state: 'Texas', products: ['Term Life'], since: '2026-01-02'},
      {state: 'New Mexico'},
    ])
    expect(states?.parse('TX, Texsa', [])).toEqual({
      problem: expect.stringContaining('“Texsa” isn’t a state'),
    })
    expect(states?.parse('TX\nUtah, Texas', [])).toEqual({problem: 'Texas is in two lines. Keep one.'})
  })

  test.each([
    ['rating', '4,5', 'isn’t a number'],
    ['rating', 'Infinity', 'isn’t a number'],
    ['rating', '1,200', 'such as 4.5 or 1200'],
    ['rating', '1.200', 'could mean 1200 or 1.2'],
    ['lines', 'Life\nNone', '“None” isn’t one of Final Expense, Life'],
    ['featured', 'maybe', 'isn’t yes or no'],
  ])('%s: %j is rejected with a message', (name, cell, problem) => {
    const [column] = pick(name)
    expect(column?.parse(cell, undefined)).toEqual({problem: expect.stringContaining(problem)})
  })

  test.each([
    ['rating', ' 4.50 ', 4.5],
    ['lines', 'life\r\n\r\nMEDICARE', ['Life', 'Medicare']],
    ['featured', 'TRUE', true],
  ])('%s: %j is understood', (name, cell, value) => {
    const [column] = pick(name)
    expect(column?.parse(cell, undefined)).toEqual({value})
  })

  test('a choice is parsed by its title', () => {
    const audience = columnsFor('plan').find(({name}) => name === 'audience')
    expect(audience?.parse('Families', undefined)).toEqual({value: 'family'})
    expect(audience?.parse('Nobody', undefined)).toEqual({
      problem: expect.stringContaining('isn’t one of Individuals, Families'),
    })
  })

  test('a list keeps the keys of items at the same position', () => {
    const rates = columnsFor('commissionLevel').find(({name}) => name === 'rates')
    expect(rates?.parse('Term | 90%', [{_key: 'k', product: 'Term', rate: '80%'}])).toEqual({
      value: [{_key: 'k', product: 'Term', rate: '90%'}],
    })
    expect(
      rates?.parse('Advantage | $700', [
        {_key: 'k', product: 'Advantage', rate: '$600', cap: 'medicareAdvantage'},
      ]),
    ).toEqual({value: [{_key: 'k', product: 'Advantage', rate: '$700', cap: 'medicareAdvantage'}]})
    expect(rates?.parse('Term | 90% | more', [])).toEqual({
      problem: expect.stringContaining('more than 2 parts'),
    })
  })

  test('ISO dates and US dates are parsed', () => {
    const date = columnsFor('newsArticle').find(({name}) => name === 'date')
    expect(date?.parse('3/8/2026', undefined)).toEqual({value: '2026-03-08'})
    for (const wrong of ['2026-02-30', '31/12/2026', 'May']) {
      expect(date?.parse(wrong, undefined)).toEqual({problem: expect.stringContaining('isn’t a valid date')})
    }
  })
})

describe('an import', () => {
  test('of an export changes nothing', () => {
    const texts = fc.string({unit: 'grapheme'})
    const documents = fc.uniqueArray(
      fc.record({
        name: texts,
        fallbackText: texts,
        description: texts,
        rating: fc.oneof(fc.constant(undefined), fc.double({noNaN: true, noDefaultInfinity: true})),
        featured: fc.constantFrom(true, false, undefined),
        category: fc.constantFrom('Life', 'Health', undefined),
        features: fc.array(texts, {maxLength: 4}),
        specialties: fc.subarray(['Term Life', 'MYGA']),
      }),
      {selector: ({name}) => name, minLength: 1, maxLength: 6},
    )
    fc.assert(
      fc.property(documents, (contents) => {
        const stored = contents.map((content, i) => ({
          _id: `drafts.carrier-${i}`,
          _type: 'carrier',
          ...content,
        }))
        const plan = planOf(tableOf(stored, columnsFor('carrier')), 'carrier', stored)
        expect(plan).toEqual({rows: [], problems: [], unchanged: stored.length})
      }),
    )
  })

  test('changes, clears and creates documents', () => {
    const plan = planOf(
      'Id,Name,Rating,Category\ncarrier-a,carrier-a,4.6,Life\n,CARRIER-B,,Life\n,New one,4.0,Health\ncarrier-c,carrier-c,4.50,Life\n',
      'carrier',
      ['carrier-a', 'carrier-b', 'carrier-c'].map((id) => carrier(id)),
    )
    expect(plan.problems).toEqual([])
    expect(plan.unchanged).toBe(1)
    expect(plan.rows).toMatchObject([
      {row: 2, pair: {id: 'carrier-a'}, isNew: false, set: {rating: 4.6}, unset: []},
      {row: 3, pair: {id: 'carrier-b'}, set: {name: 'CARRIER-B'}, unset: ['rating']},
      {
        row: 4,
        pair: {id: 'new'},
        isNew: true,
        title: 'New one',
        set: {name: 'New one', rating: 4, category: 'Health'},
      },
    ])
  })

  test('lists problems by row', () => {
    const existing = [carrier('a', {name: 'Twin'}), carrier('b', {name: 'Twin'}), carrier('c')]
    const plan = planOf(
      'Id,Name,Rating\n\nnone,X,4\n,Twin,4\nc,c,high\nc,c,4\nc,c,4\n,,4\n,d,4,extra\n',
      'carrier',
      existing,
    )
    expect(plan.problems.map(({row, message}) => `${row} ${message}`)).toEqual([
      expect.stringMatching(/^3 .*No document of this type has the ID none/),
      expect.stringMatching(/^4 Several documents have the name “Twin”/),
      expect.stringMatching(/^5 Rating: “high” isn’t a number/),
      expect.stringMatching(/^6 Row 5 is for the same document/),
      expect.stringMatching(/^7 Row 5 is for the same document/),
      expect.stringMatching(/^8 .*no ID and no name/),
      expect.stringMatching(/^9 .*more cells than the header/),
    ])
  })

  test('rejects two new rows with the same name', () => {
    const plan = planOf('Name,Rating\nNew one,4\nOther,4\n new ONE,4.5\n', 'carrier', [])
    expect(plan.problems).toEqual([{row: 4, message: expect.stringMatching(/^Row 2 has the same name/)}])
  })

  test('treats another start date as another version', () => {
    const level = (id: string, effectiveFrom?: string) => ({
      _id: id,
      _type: 'commissionLevel',
      name: 'Senior',
      description: 'x',
      ...(effectiveFrom ? {effectiveFrom} : {}),
    })
    const existing = [level('a'), level('b', '2026-01-01')]
    const rows = 'Senior,y,1/1/2026\nSenior,z,2027-01-01\nSenior,x,\nSenior,z,2027-01-01\n'
    const plan = planOf(`Name,Description,First day\n${rows}`, 'commissionLevel', existing)
    expect(plan.rows).toMatchObject([
      {row: 2, pair: {id: 'b'}, isNew: false, set: {description: 'y'}},
      {row: 3, isNew: true, set: {effectiveFrom: '2027-01-01'}},
    ])
    expect(plan.unchanged).toBe(1)
    expect(plan.problems).toEqual([{row: 5, message: expect.stringContaining('Row 3')}])
  })

  test('needs a mapping of its columns', () => {
    const columns = columnsFor('carrier')
    expect(guessMapping(['ID', ' name ', 'Rating', 'rating', 'Other'], columns)).toEqual([
      '_id',
      'name',
      'rating',
      undefined,
      undefined,
    ])
    expect(mappingProblem([undefined, 'rating'], columns)).toContain('ID or name')
    expect(mappingProblem(['name', 'name'], columns)).toContain('Two columns')
    expect(mappingProblem(['_id'], columns)).toContain('at least one')
    expect(mappingProblem(['_id', 'rating'], columns)).toBeUndefined()
  })

  test.each(['carrier', 'commissionLevel', 'course', 'plan', 'redirect', 'fact'])(
    '%s has columns',
    (type) => {
      expect(columnsFor(type).length).toBeGreaterThan(2)
    },
  )
})

test('the first line can name the separator', () => {
  for (const start of ['sep=;\r\n', '\ufeffsep=;\n', '"sep=;"\n']) {
    expect(readTable(`${start}Name;Rate, in %\nMüller;1\n`)).toEqual({
      header: ['Name', 'Rate, in %'],
      rows: [{number: 3, cells: ['Müller', '1']}],
    })
  }
  expect(readTable('sep=;\nName\n"a')).toEqual({problem: expect.stringContaining('Row 3')})
})
