import {DatabaseSync} from 'node:sqlite'
import {expect, test} from 'vitest'
import {createDocumentStore} from '../firestore/document-store.ts'
import type {WireFields} from '../firestore/values.ts'
import {listInquiries} from './inquiries.ts'

test('inquiries without a notification come first, each group by date, descending', () => {
  const store = createDocumentStore(new DatabaseSync(':memory:'))
  const notification = (notified: boolean): WireFields => ({
    notification: {mapValue: {fields: {notified: {booleanValue: notified}}}},
  })
  const put = (id: string, hour: number, fields: WireFields) =>
    store.put(`inquiries/${id}`, fields, new Date(Date.UTC(2026, 10, 22, hour)).toISOString())
  put('old-failed', 1, notification(false))
  put('untried', 2, {})
  put('notified', 3, notification(true))
  put('suspect', 4, {suspect: {booleanValue: true}})
  put('new-failed', 5, notification(false))
  put('new-notified', 6, notification(true))
  const ids = listInquiries(store).map(({id}) => id)
  expect(ids).toEqual(['new-failed', 'suspect', 'untried', 'old-failed', 'new-notified', 'notified'])
})
