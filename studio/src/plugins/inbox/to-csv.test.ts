import Papa from 'papaparse'
import {expect, test} from 'vitest'
import {inquiry} from './inquiries.fixture.ts'
import {toCsv} from './to-csv.ts'

const readCsv = (text: string) => Papa.parse<string[]>(text).data

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
    'Consent: text: I agree & sign.\nConsent to version: 2\nConsent: language: en-US\nConsent on page: /contact',
  )
})
