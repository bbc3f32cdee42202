import {readFile} from 'node:fs/promises'
import {expect, test} from 'vitest'
import {readTable} from './table.ts'
import {isWorkbook, readWorkbook} from './workbook.ts'

async function fixture(name = 'workbook'): Promise<ArrayBuffer> {
  return new Uint8Array(await readFile(new URL(`${name}.fixture.xlsx`, import.meta.url))).buffer
}

test('the sheets of a workbook are tables with dates, digits and line breaks as typed', async () => {
  const bytes = await fixture()
  expect(isWorkbook(bytes)).toBe(true)
  const sheets = await readWorkbook(bytes)
  if ('problem' in sheets) throw new Error(sheets.problem)
  expect(sheets.map(({name}) => name)).toEqual(['Carriers', 'Second'])
  expect(readTable(sheets[0]?.text ?? '')).toEqual({
    header: ['Name', 'Rating', 'First day', 'Featured', 'Phone', 'Note', 'Share'],
    rows: [
      {number: 2, cells: ['Québec Life', '4.5', '2026-01-05', 'true', '00501', 'two runs', '0.85']},
      {number: 3, cells: ['Blue “Anchor”', '4', '', 'false', '2145550100', 'two\nlines', '12000000']},
      {number: 5, cells: ['=not a formula', '', '', '', '', ' padded ', '']},
    ],
  })
})

test('a workbook of old Macs counts dates from 1904, and a time stays next to its date', async () => {
  const sheets = await readWorkbook(await fixture('workbook-1904'))
  const text = 'problem' in sheets ? sheets.problem : (sheets[0]?.text ?? '')
  expect(readTable(text)).toMatchObject({
    rows: [{cells: ['Ada', '2030-01-06', '501', '2030-01-06', '1234.5', '0.85', '2030-01-06 12:00:00', '3']}],
  })
})

test('the errors of formulas and the cells of merged ranges are in the table', async () => {
  const sheets = await readWorkbook(await fixture('workbook-errors'))
  if ('problem' in sheets) throw new Error(sheets.problem)
  expect(sheets.map(({name}) => name)).toEqual(['Carriers', 'Notes & rates'])
  expect(readTable(sheets[0]?.text ?? '')).toMatchObject({
    rows: [
      {number: 2, cells: ['Blue Anchor', 'Life', '#N/A', '', '']},
      {number: 3, cells: ['Québec Life', 'Life', '4.5', '214-555-0100', '']},
      {number: 4, cells: ['Oak Mutual', 'Life', '#DIV/0!', 'call', '']},
      {number: 5, cells: ['Pine', 'Health', '4', 'the desk', 'the desk']},
      {number: 6, cells: ['Elm', 'Health', '3', 'the desk', 'the desk']},
    ],
  })
  expect(readTable(sheets[1]?.text ?? '')).toMatchObject({
    rows: [{cells: ['x', '']}, {cells: ['', '#NAME?']}],
  })
})

test('a file that is not a readable workbook is rejected with a message', async () => {
  const broken = (await fixture()).slice(0, 2000)
  expect(isWorkbook(broken)).toBe(true)
  expect(await readWorkbook(broken)).toEqual({problem: expect.stringContaining('can’t be read')})
  expect(await readWorkbook(new ArrayBuffer(10_000_001))).toEqual({problem: expect.stringContaining('10 MB')})
})
