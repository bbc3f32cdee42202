import fc from 'fast-check'
import {expect, test} from 'vitest'
import {readTable, readText} from './table.ts'
import {writeCsv} from './write-csv.ts'

test('any cells are unchanged after writing and reading', () => {
  const cell = fc.oneof(
    fc.string({unit: 'grapheme'}),
    fc.constantFrom(..."=1+1|+1|-5|-5+2|@x|'=1|''=1|\t=1|\"|a,b|a;b|a\tb|a\nb|-1.5".split('|')),
  )
  const rows = fc.array(fc.tuple(cell, cell, fc.constant('x')), {minLength: 1, maxLength: 8})
  fc.assert(
    fc.property(rows, (cells) => {
      const table = readTable(`\uFEFF${writeCsv(['A', 'B', 'C'], cells)}`)
      expect(table).toMatchObject({header: ['A', 'B', 'C'], rows: cells.map((row) => ({cells: row}))})
    }),
  )
})

test('no cell is a formula, and numbers stay numbers', () => {
  const formulas = ['=HYPERLINK("x")', '+1+1', '-1+1', '@SUM(1)', '\t=1', '\r=1', "'=1"]
  const rows = [...formulas, '-5', '4.5'].map((cell) => [cell])
  const cells = writeCsv(['A'], rows).split('\r\n').slice(1)
  for (const cell of cells.slice(0, -2)) expect(cell).toMatch(/^"?'/)
  expect(cells.slice(-2)).toEqual(['-5', '4.5'])
})

test('reads pasted cells and other delimiters', () => {
  const expected = {header: ['Name', 'Rating'], rows: [{number: 2, cells: ['A, B', '4.5']}]}
  expect(readTable('Name\tRating\nA, B\t4.5\n')).toEqual(expected)
  expect(readTable('Name;Rating\r\nA, B;4.5\r\n\r\n;\r\n')).toEqual(expected)
  expect(readText(new Uint8Array([0x43, 0xe9]).buffer)).toMatchObject({text: 'Cé'})
})

test('decodes UTF-16 without a byte order mark', () => {
  const littleEndian = Buffer.from('Name\nÉva', 'utf16le')
  for (const bytes of [littleEndian, Buffer.from(littleEndian).swap16()]) {
    expect(readText(new Uint8Array(bytes).buffer)).toEqual({text: 'Name\nÉva'})
  }
})

test.each([
  ['', 'first row'],
  ['Name\n\n', 'no rows'],
  ['%PDF-1.7\0', 'isn’t a table'],
  ['Name\n"open', 'quotation mark'],
  [`Name\n${'a\n'.repeat(5001)}`, 'at most 5000'],
])('%j is rejected with a message', (text, problem) => {
  expect(readTable(text)).toEqual({problem: expect.stringContaining(problem)})
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

test.each([
  ['Agent\xd5s Choice', 'macintosh', 'Agent’s Choice'],
  ['Qu\x8ebec Life', 'macintosh', 'Québec Life'],
  ['\xd2Best\xd3 plan \xd0 2027', 'macintosh', '“Best” plan – 2027'],
  ['S\x8bo Jo\x8bo, Espa\x96a, M\x9fller', 'macintosh', 'São João, España, Müller'],
  ['Agent\x92s Choice', 'windows-1252', 'Agent’s Choice'],
  ['Qu\xe9bec, \xc9va, Espa\xf1a, M\xfcller', 'windows-1252', 'Québec, Éva, España, Müller'],
  ['\x93Best\x94 plan \x96 2027', 'windows-1252', '“Best” plan – 2027'],
])('the bytes of %j are decoded as %s', (bytes, encoding, text) => {
  expect(readText(new Uint8Array(Buffer.from(bytes, 'latin1')).buffer)).toEqual({text, encoding})
})

test.each([
  ['"Best" plan', '"Best" plan'],
  ['"Great team"', '"Great team"'],
  ['"Great, team"', '"Great, team"'],
  ['"open', '"open'],
  ['5\' 10"', '5\' 10"'],
  ['"two\nlines"', 'two\nlines'],
  ['"a ""quoted"" word"', 'a "quoted" word'],
])('the copied cell %j is read as %j', (cell, text) => {
  expect(readTable(`Name\tQuote\nAda\t${cell}\nBea\tx`, {isPasted: true})).toMatchObject({
    rows: [{cells: ['Ada', text]}, {cells: ['Bea', 'x']}],
  })
})

test.each([
  'Name,Note\r\nAda,1\nBea,2\r\nCy,3\n',
  'Name,Note\nAda,1\r\nBea,2\nCy,3\r\n',
  'Name,Note\rAda,1\rBea,2\rCy,3\r',
  'Name,Note\r\r\nAda,1\r\r\nBea,2\r\r\nCy,3',
  'sep=,\rName,Note\rAda,1\r"Bea",2\nCy,3',
  'Name\tNote\r\nAda\t1\nBea\t2\rCy\t3\n',
])('the line ends of %j are all ends of rows', (text) => {
  const table = readTable(text)
  const cells = 'rows' in table ? table.rows.map((row) => row.cells) : []
  expect(cells).toEqual([
    ['Ada', '1'],
    ['Bea', '2'],
    ['Cy', '3'],
  ])
})

test('a file of mixed line ends keeps those inside quotes', () => {
  expect(readTable('Name,Note\r\nAda,"a\r\nb, c"\n"B\n",5\' 10"\n')).toMatchObject({
    rows: [{cells: ['Ada', 'a\r\nb, c']}, {cells: ['B\n', '5\' 10"']}],
  })
})

test('a cell of a tab-separated file loses the quotation marks that its comma needed', () => {
  expect(readTable('Name\tQuote\nAda\t"Great, team"')).toMatchObject({
    rows: [{cells: ['Ada', 'Great, team']}],
  })
})
