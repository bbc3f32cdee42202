import {Schema} from '@sanity/schema'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import fc from 'fast-check'
import {expect, test} from 'vitest'
import {pairsOf} from '../documents/pairs.ts'
import {columnsOf} from './columns.ts'
import {tableOf} from './export-table.ts'
import {clearedFields, planImport} from './import-plan.ts'
import {guessMapping, mappingProblem} from './mapping.ts'
import {readTable} from './table.ts'

const schema = Schema.compile({name: 'content', types: schemaTypes})
const columnsFor = (type: string) => columnsOf(schema.get(type) as Parameters<typeof columnsOf>[0])

function planOf(text: string, type: string, existing: readonly StoredDocument[]) {
  const table = readTable(text)
  if ('problem' in table) throw new Error(table.problem)
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

test('an import of an export changes nothing', () => {
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
      const stored = contents.map((content, i) => ({...content, _id: `drafts.c-${i}`, _type: 'carrier'}))
      const plan = planOf(tableOf(stored, columnsFor('carrier')), 'carrier', stored)
      expect(plan).toMatchObject({rows: [], problems: [], unchanged: stored.length})
      expect(plan.repairs.size).toBe(0)
    }),
  )
})

test('an import changes, clears and creates documents', () => {
  const existing = ['carrier-a', 'carrier-b', 'carrier-c'].map((id) => carrier(id))
  const [same, changed] = ['carrier-c,carrier-c,4.50,Life', 'carrier-a,carrier-a,4.6,Life']
  const table = `Id,Name,Rating,Category\n${changed}\n,CARRIER-B,,Life\n,New one,4.0,Health\n${same}\n`
  const plan = planOf(table, 'carrier', existing)
  expect(plan.problems).toEqual([])
  expect(plan.unchanged).toBe(1)
  expect(plan.rows).toMatchObject([
    {row: 2, pair: {id: 'carrier-a'}, isNew: false, set: {rating: 4.6}, unset: []},
    {row: 3, pair: {id: 'carrier-b'}, set: {name: 'CARRIER-B'}, unset: ['rating']},
    {row: 4, pair: {id: 'new'}, isNew: true, title: 'New one', set: {rating: 4, category: 'Health'}},
  ])
})

test('an import lists problems by row', () => {
  const existing = [carrier('a', {name: 'Twin'}), carrier('b', {name: 'Twin'}), carrier('c')]
  const table = 'Id,Name,Rating\n\nnone,X,4\n,Twin,4\nc,D,high\nc,c,4\nc,c,4\n,,4\n,d,4,extra\n'
  const plan = planOf(table, 'carrier', existing)
  expect(plan.problems.map(({row, message}) => `${row} ${message}`)).toEqual([
    expect.stringMatching(/^3 .*No document of this type has the ID none/),
    expect.stringMatching(/^4 Several documents have the name “Twin”/),
    expect.stringMatching(/^5 Rating: “high” isn’t a number/),
    expect.stringMatching(/^6 Row 5 is for the same document/),
    expect.stringMatching(/^7 Row 5 is for the same document/),
    expect.stringMatching(/^8 .*no ID and no name/),
    expect.stringMatching(/^9 .*more cells than the header/),
  ])
  // The other cells of a row with a problem are validated too.
  expect(plan.rows).toMatchObject([{row: 5, set: {name: 'D'}}])
})

test.each([
  '#N/A',
  '#REF!',
  '#DIV/0!',
  '#SPILL!',
  '#NAME?',
  '#NULL!',
  '#BLOCKED!',
  '#GETTING_DATA',
  'Err:502',
])('the error %s of a formula is a problem in every kind of column', (error) => {
  const columns = ['Name', 'Rating', 'Category', 'Featured partner', 'Description', 'Specialties', 'States']
  const row = `a,${columns.map(() => error)}`
  const table = `Id,${columns}\n${row}\nb,b,4,Life,no,We are #1!,,\n`
  const plan = planOf(table, 'carrier', [carrier('a'), carrier('b')])
  expect(plan.problems).toEqual(
    columns.map((title) => ({
      row: 2,
      message: expect.stringContaining(`${title}: “${error}” is a formula error`),
    })),
  )
  expect(plan.rows).toMatchObject([{row: 3, set: {description: 'We are #1!'}}])
})

test('an import rejects a row that ends before a column of the table', () => {
  const existing = [carrier('a'), carrier('b')]
  const plan = planOf('Id,Rating,Category,Other\na,4.5\nb,,Life\n', 'carrier', existing)
  expect(plan.problems).toEqual([{row: 2, message: expect.stringContaining('ends before “Category”')}])
  expect(plan.rows).toMatchObject([{row: 3, unset: ['rating']}])
  expect(clearedFields(plan)).toBe('Rating (1 document)')
})

test('an import rejects two new rows with the same name', () => {
  const plan = planOf('Name,Rating\nNew one,4\nOther,4\n new ONE,4.5\n', 'carrier', [])
  expect(plan.problems).toEqual([{row: 4, message: expect.stringMatching(/^Row 2 has the same name/)}])
})

test('an import treats another start date as another version', () => {
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

test('an import needs a mapping of its columns', () => {
  const columns = columnsFor('carrier')
  const guessed = guessMapping(['ID', ' name ', 'Rating', 'rating', 'Other'], columns)
  expect(guessed).toEqual(['_id', 'name', 'rating', undefined, undefined])
  expect(mappingProblem([undefined, 'rating'], columns)).toContain('ID or name')
  expect(mappingProblem(['name', 'name'], columns)).toContain('Two columns')
  expect(mappingProblem(['_id'], columns)).toContain('at least one')
  expect(mappingProblem(['_id', 'rating'], columns)).toBeUndefined()
})

test.each([
  ['Québec Life', 'Que\u0301bec Life'],
  ['Banker’s Life', "Banker's Life"],
  ['Blue Anchor', 'blue  anchor'],
  ['Blue Anchor', 'Blue\u00a0Anchor '],
  ['Blue‑Anchor', 'Blue-Anchor'],
])('an import matches the name %j with %j', (stored, cell) => {
  const plan = planOf(`Name,Rating\n${cell},4.6\n`, 'carrier', [carrier('a', {name: stored})])
  expect(plan.problems).toEqual([])
  expect(plan.rows).toMatchObject([{pair: {id: 'a'}, set: {rating: 4.6}}])
})

test.each([
  ['00501', '501'],
  ['12345678', '1.2E+07'],
  ['$1,200', '1200'],
  ['80%', '0.8'],
  ['1-2', '2-Jan'],
  ['October 15', '15-Oct'],
  ['Agent’s “choice”', 'Agent\'s ""choice""'],
])('an import keeps the stored text %j, of which a spreadsheet made %j', (value, cell) => {
  const fact = {_id: 'f', _type: 'fact', label: 'F', key: 'f', value}
  const plan = planOf(`ID,Value\nf,"${cell}"\n`, 'fact', [fact])
  expect(plan).toMatchObject({rows: [], problems: [], unchanged: 1})
  expect(plan.repairs.get('Value')).toEqual([{original: cell.replaceAll('""', '"'), value}])
})

test.each([
  ['80%', '80'],
  ["Agent's", 'Agent’s'],
  ['1-2', '3-Jan'],
  ['12345678', '1.3E+07'],
  ['501', 'about 501'],
])('an import does not take an edit of %j to %j for a repair', (value, cell) => {
  const plan = planOf(`ID,Value\nf,${cell}\n`, 'fact', [
    {_id: 'f', _type: 'fact', label: 'F', key: 'f', value},
  ])
  expect(plan.repairs.size).toBe(0)
})

test('an import refuses a number that could be two, and dates whose day comes first', () => {
  const table = 'Title,First day,Initial\na,31/12/2026,1.200\nb,3/8/2026,1.2000\n'
  const plan = planOf(table, 'compensationCap', [])
  expect(plan.problems).toEqual([
    {row: 2, message: 'First day: “31/12/2026” isn’t a valid date. Write it as 2026-11-22.'},
    {row: 2, message: 'Initial: “1.200” could be 1.2 or 1200. Write 1.2000 or 1200.'},
  ])
  expect(plan.rows.at(-1)?.set).toMatchObject({effectiveFrom: '2026-03-08', initial: 1.2})
})

test('redirects are exported and imported with their targets', () => {
  const redirect = (from: string, to: object) => ({
    _id: `r${from}`,
    _type: 'redirect',
    from,
    to: {_type: 'link', ...to},
  })
  const stored = [
    redirect('/a', {kind: 'page', page: {_type: 'reference', _ref: 'page-team', _weak: true}}),
    redirect('/b', {kind: 'path', path: '/contact?topic=x'}),
    redirect('/c', {kind: 'url', url: 'https://portal.example/'}),
  ]
  const table = tableOf(stored, columnsFor('redirect'))
  expect(planOf(table, 'redirect', stored)).toMatchObject({rows: [], problems: [], unchanged: 3})
  const plan = planOf(table, 'redirect', [])
  expect(plan.problems.length).toBe(3)
  const created = planOf(
    'from,to\n/a,page:page-team\n/b,/contact?topic=x\n/c,https://portal.example/\n',
    'redirect',
    [],
  )
  // New ones are on and permanent, as in the Studio.
  const initial = {permanent: true, enabled: true}
  expect(created.rows.map(({set}) => set)).toEqual(stored.map(({from, to}) => ({from, to, ...initial})))
  const shown = created.rows[0]?.changes.map(({column, after}) => `${column.name} ${after}`)
  expect(shown).toEqual(['from /a', 'to page:page-team', 'permanent yes', 'enabled yes'])
  const off = planOf('from,to,enabled,permanent\n/a,/b,no,\n', 'redirect', [])
  expect(off.rows.map(({set}) => set)).toEqual([expect.not.objectContaining({permanent: true})])
  expect(off.rows[0]?.set).toMatchObject({enabled: false})
})

test('an import names redirects that lead to one another by row', () => {
  const stored = {_id: 'r', _type: 'redirect', from: '/old', to: {_type: 'link', kind: 'path', path: '/x'}}
  const rows = ['/a,/b', '/b,/a', '/c,/c/', '/d,/old?q=1', '/e,/contact', '/e,/team', '/f,team']
  const plan = planOf(`from,to\n${rows.join('\n')}\n`, 'redirect', [stored])
  expect(plan.problems.map(({row, message}) => `${row} ${message}`).sort()).toEqual([
    expect.stringMatching(/^2 \/a leads to \/b, which row 3 redirects/),
    expect.stringMatching(/^3 \/b leads to \/a, which row 2 redirects/),
    expect.stringMatching(/^4 \/c leads to itself/),
    expect.stringMatching(/^5 \/d leads to \/old, which a redirect redirects/),
    expect.stringMatching(/^7 Row 6 has the same name/),
    expect.stringMatching(/^8 To: “team” isn’t an address/),
  ])
})

test('an import names patterns that lead to one another by row', () => {
  const plan = planOf('from,to\n/blog/:post,/news/:post\n/news/*,/x\n/a,/blog/b\n', 'redirect', [])
  expect(plan.problems.map(({row, message}) => `${row} ${message}`)).toEqual([
    expect.stringMatching(/^2 .*\/news\/:post, which row 3 redirects/),
    expect.stringMatching(/^4 .*\/blog\/b, which row 2 redirects/),
  ])
})

test('five thousand redirects are planned', () => {
  const rows = Array.from({length: 5000}, (_, n) => `/old/${n}.html,/news/${n}`)
  const plan = planOf(`from,to\n${rows.join('\n')}\n`, 'redirect', [])
  expect([plan.rows.length, plan.problems]).toEqual([5000, []])
})

test('a cell with the line endings of Windows changes nothing', () => {
  const existing = carrier('acme', {description: 'One\nTwo'})
  const plan = planOf('ID\tName\tDescription\nacme\tacme\t"One\r\nTwo"', 'carrier', [existing])
  expect([plan.rows, plan.unchanged]).toEqual([[], 1])
})
