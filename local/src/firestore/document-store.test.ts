import {DatabaseSync} from 'node:sqlite'
import {expect, test} from 'vitest'
import {createMailStore} from '../mail/mail-store.ts'
import {createDocumentStore} from './document-store.ts'
import {runQuery} from './query.ts'
import {readValue} from './values.ts'

const stack = {stringValue: 'x'.repeat(2 ** 20)}
const time = (second: number) => new Date(second * 1000).toISOString()

/** More than the memory should take; the last document cannot be parsed, so a list that reads all of them throws. */
function flood() {
  const database = new DatabaseSync(':memory:')
  const store = createDocumentStore(database)
  for (let n = 0; n < 40; n += 1) store.put(`error_logs/${String(n).padStart(4, '0')}`, {stack}, time(n))
  database.exec(
    `INSERT INTO firestore_documents VALUES ('error_logs/z', 'error_logs', '{', '${time(0)}', '')`,
  )
  return store
}

test('a large collection is read a page at a time', () => {
  const store = flood()
  expect(store.list('error_logs').take(2).toArray()).toHaveLength(2)
  expect(store.createdBefore('error_logs', time(1))).toEqual(['error_logs/0000', 'error_logs/z'])
  const query = {from: [{collectionId: 'error_logs'}], limit: 3}
  expect(runQuery(store, 'root', query, () => {})).toHaveLength(3)
})

test('the newest documents and mails are at most 1,000 and 4 MiB', () => {
  const store = flood()
  const newest = store.newest('error_logs')
  expect(newest).toHaveLength(3)
  expect(newest[0]?.path).toBe('error_logs/0039')
  for (let n = 0; n < 1100; n += 1) store.put(`inquiries/${n}`, {}, time(n))
  expect(store.newest('inquiries')).toHaveLength(1000)
  expect(store.newest('inquiries')[0]?.path).toBe('inquiries/1099')

  const mails = createMailStore(new DatabaseSync(':memory:'))
  const mail = {receivedAt: '', recipients: [], from: '', to: '', replyTo: '', subject: '', html: ''}
  for (let n = 0; n < 100; n += 1) mails.add({...mail, text: 'x'.repeat(2 ** 20)}, new Uint8Array())
  expect(mails.newest().length).toBeLessThan(50)
  expect(mails.newest()[0]?.id).toBe(100)
})

test('a query sorts all documents and returns the first', () => {
  const store = createDocumentStore(new DatabaseSync(':memory:'))
  for (let n = 0; n < 100; n += 1)
    store.put(`inquiries/${n}`, {order: {integerValue: String((n * 37) % 100)}}, time(n))
  const orderBy = [{field: {fieldPath: 'order'}, direction: 'DESCENDING'}]
  const first = (limit: number) =>
    runQuery(store, 'root', {from: [{collectionId: 'inquiries'}], orderBy, limit}, () => {}).map(
      ({fields}) => fields.order,
    )
  expect(first(3)).toEqual(['99', '98', '97'].map((integerValue) => ({integerValue})))
  expect(first(0)).toEqual([])
  const fieldFilter = {field: {fieldPath: 'order'}, op: 'valueOf', value: {nullValue: null}}
  const query = {from: [{collectionId: 'inquiries'}], where: {fieldFilter}}
  expect(() => runQuery(store, 'root', query, () => {})).toThrow('compares by')
})

test.each([
  ['LESS_THAN', [1]],
  ['LESS_THAN_OR_EQUAL', [1, 2]],
  ['GREATER_THAN', [3]],
  ['GREATER_THAN_OR_EQUAL', [2, 3]],
  ['EQUAL', [2]],
])('a query for %s 2 finds %j', (op, expected) => {
  const store = createDocumentStore(new DatabaseSync(':memory:'))
  for (const n of [1, 2, 3]) store.put(`unfound/${n}`, {n: {integerValue: String(n)}}, time(n))
  const where = {fieldFilter: {field: {fieldPath: 'n'}, op, value: {integerValue: '2'}}}
  const found = runQuery(store, 'root', {from: [{collectionId: 'unfound'}], where}, () => {})
  expect(found.map(({path}) => Number(path.replace('unfound/', '')))).toEqual(expected)
})

test('a timestamp is read in the text form and in that of the admin client', () => {
  const text = '2026-11-29T08:00:00.000000007Z'
  const parts = {seconds: String(Date.parse('2026-11-29T08:00:00Z') / 1000), nanos: 7}
  for (const timestampValue of [text, parts])
    expect(readValue({timestampValue}, 0)).toEqual({timestampValue: text})
  expect(() => readValue({timestampValue: 'noon'}, 0)).toThrow('RFC 3339')
})
