import Papa from 'papaparse'
import {expect, test} from 'vitest'
import {at, inquiry} from './inquiries.fixture.ts'
import {toCsv} from './to-csv.ts'

const readCsv = (text: string) => Papa.parse<string[]>(text).data

test('the table has a row for each inquiry and a header', () => {
  const table = toCsv([inquiry('a', {message: 'Two\nlines, "quoted"'})], new Map())
  const [titles = [], row = [], ...more] = readCsv(table)
  expect(more).toEqual([])
  expect(row).toHaveLength(titles.length)
  expect(row[titles.indexOf('Message')]).toBe('Two\nlines, "quoted"')
  expect(row[titles.indexOf('Name')]).toBe("Ada O'Neil")
})

test('each answer has its own column', () => {
  const consent = {text: 'I agree &amp; sign.', version: '2', language: 'en-US', page: '/contact'}
  const [titles = [], first = [], second = []] = readCsv(
    toCsv([inquiry('a', {consent}), inquiry('b', {quote: {productType: 'Term Life'}})], new Map()),
  )
  const answers = ['Consent: text', 'Consent to version', 'Consent on page', 'Product']
  const of = (row: string[]) => answers.map((title) => row[titles.indexOf(title)])
  expect(of(first)).toEqual(['I agree & sign.', '2', '/contact', ''])
  expect(of(second)).toEqual(['', '', '', 'Term Life'])
})

test('a row has the reference of its inquiry, its notes and times of the local clock', () => {
  const received = new Date(2026, 10, 28, 9, 15).getTime()
  const note = {id: 'n', author: 'Ana', time: received, kind: 'note' as const, text: 'Called.'}
  const stored = inquiry('local_1795000000000_abcdef', {timestamp: at(received)})
  const [titles = [], row = []] = readCsv(toCsv([stored], new Map([[stored.id, [note]]])))
  const of = (title: string) => row[titles.indexOf(title)]
  expect([of('Reference'), of('Received'), of('Notes')]).toEqual([
    'ABCDEF',
    '2026-11-28 09:15',
    '2026-11-28 09:15, Ana: Called.',
  ])
})

test('a phone number with its country code gets no apostrophe, which a spreadsheet would show', () => {
  const [titles = [], row = []] = readCsv(toCsv([inquiry('a', {phone: '+1 (214) 555-0100'})], new Map()))
  expect(row[titles.indexOf('Phone')]).toBe('(214) 555-0100')
})
