import type {DatabaseSync} from 'node:sqlite'
import {HttpError, inTransaction} from '@upline/lake/embed'
import {plainFields} from '../firestore/convert-values.ts'
import type {DocumentStore, StoredDocument} from '../firestore/document-store.ts'

/** Where staff may move an inquiry from each status; the last step back undoes a slip. */
const nextStatuses: Record<string, readonly string[]> = {
  new: ['contacted'],
  contacted: ['contracted', 'closed', 'new'],
  contracted: ['closed', 'contacted'],
  closed: ['contacted'],
}

/** A stored document as plain JSON, newest first in lists. Texts are as stored: those of inquiries HTML-escaped. */
export function plainDocument({
  path,
  fields,
  createTime,
  updateTime,
}: StoredDocument): Record<string, unknown> {
  return {...plainFields(fields), id: path.slice(path.lastIndexOf('/') + 1), createTime, updateTime}
}

export function newestFirst(store: DocumentStore, collection: string): Record<string, unknown>[] {
  return store
    .list(collection)
    .sort((a, b) => b.createTime.localeCompare(a.createTime))
    .map(plainDocument)
}

/** Inquiries, newest first; before them those that the office waits for without knowing: nobody was notified of them. */
export function listInquiries(store: DocumentStore): Record<string, unknown>[] {
  const inquiries = newestFirst(store, 'inquiries')
  return [
    ...inquiries.filter(isNotificationDue),
    ...inquiries.filter((inquiry) => !isNotificationDue(inquiry)),
  ]
}

/** Nobody is notified of a suspect inquiry. */
function isNotificationDue({suspect, notification}: Record<string, unknown>): boolean {
  const isNotified =
    typeof notification === 'object' &&
    notification !== null &&
    'notified' in notification &&
    notification.notified === true
  return suspect !== true && !isNotified
}

/** Moves an inquiry on. Throws an HttpError where that step does not exist. */
export function moveInquiry(database: DatabaseSync, store: DocumentStore, id: string, status: unknown): void {
  const path = `inquiries/${id}`
  inTransaction(database, () => {
    const inquiry = store.get(path)
    if (!inquiry) throw new HttpError(404, 'There is no such inquiry')
    const from = String(plainFields(inquiry.fields).status)
    const allowed = nextStatuses[from] ?? []
    if (typeof status !== 'string' || !allowed.includes(status)) {
      throw new HttpError(409, `An inquiry that is "${from}" can become ${allowed.join(' or ')} only`)
    }
    const time = new Date().toISOString()
    store.put(
      path,
      {...inquiry.fields, status: {stringValue: status}, changedAt: {timestampValue: time}},
      time,
    )
  })
  store.changes.publish('inquiries')
}
