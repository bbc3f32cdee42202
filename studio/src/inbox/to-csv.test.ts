import fc from 'fast-check'
import {expect, test} from 'vitest'
import {inquiry} from './inquiries.fixture.ts'
import {toCsv} from './to-csv.ts'

/** Reads RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, bare = '', end] of `${text}\r\n`.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare)
    if (end !== ',') rows.push([])
  }
  return rows.slice(0, -1)
}

test('the table has a row for each inquiry and a header', () => {
  const [titles = [], row = [], ...more] = readCsv(toCsv([inquiry('a', {message: 'Two\nlines, "quoted"'})]))
  expect(more).toEqual([])
  expect(row).toHaveLength(titles.length)
  expect(row[titles.indexOf('Message')]).toBe('Two\nlines, "quoted"')
  expect(row[titles.indexOf('Name')]).toBe("Ada O'Neil")
})

test('the consent is there as the visitor saw it', () => {
  const consent = {text: 'I agree &amp; sign.', version: '2', language: 'en-US', page: '/contact'}
  const [titles = [], row = []] = readCsv(toCsv([inquiry('a', {consent})]))
  expect(row[titles.indexOf('Details')]).toContain(
    'consent.text: I agree & sign.\nconsent.version: 2\nconsent.language: en-US\nconsent.page: /contact',
  )
})

test('no cell is a formula, but negative numbers stay', () => {
  const beginning = fc.constantFrom(
    '=',
    '+',
    '-',
    '@',
    '\t=',
    '\r',
    ' =',
    '\n+',
    '＝',
    '＋',
    '－',
    '＠',
    '%',
    '|',
  )
  fc.assert(
    fc.property(beginning, fc.string(), (begin, rest) => {
      for (const row of readCsv(toCsv([inquiry('a', {name: begin + rest, assignee: begin + rest})])))
        for (const cell of row) expect(cell).toMatch(/^(?:-\d+(?:\.\d+)?$|(?!\s*[=+\-@＝＋－＠%|]|[\t\r\n]))/)
    }),
  )
})
