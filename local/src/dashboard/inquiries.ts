import type {DatabaseSync} from 'node:sqlite'
import {canChangeStatus, isInquiryStatus, nextStatuses} from '@upline/domain/inquiry/status.ts'
import {HttpError, inTransaction} from '@upline/lake/embed'
import {plainFields} from '../firestore/convert-values.ts'
import type {DocumentStore, StoredDocument} from '../firestore/document-store.ts'

/** Returns a stored document as plain JSON. Strings of inquiries stay HTML-escaped. */
export function plainDocument({
  path,
  fields,
  createTime,
  updateTime,
}: StoredDocument): Record<string, unknown> {
  return {...plainFields(fields), id: path.slice(path.lastIndexOf('/') + 1), createTime, updateTime}
}

export function newestFirst(store: DocumentStore, collection: string): Record<string, unknown>[] {
  return store.newest(collection).map(plainDocument)
}

/** Returns inquiries, newest first. Inquiries without a mail to the office come before all others. */
export function listInquiries(store: DocumentStore): Record<string, unknown>[] {
  const rank = (inquiry: Record<string, unknown>) => Number(isNotificationDue(inquiry))
  return newestFirst(store, 'inquiries').sort((a, b) => rank(b) - rank(a))
}

/** Returns whether the office still has to be notified. */
export function isNotificationDue({notification}: Record<string, unknown>): boolean {
  return Object(notification).notified !== true
}

/** Changes the status of an inquiry. Throws an HttpError if staff may not change it like that. */
export function changeStatus(
  database: DatabaseSync,
  store: DocumentStore,
  id: string,
  status: unknown,
): void {
  const path = `inquiries/${id}`
  inTransaction(database, () => {
    const inquiry = store.get(path)
    if (!inquiry) throw new HttpError(404, 'There is no such inquiry')
    const current = plainFields(inquiry.fields).status
    const from = isInquiryStatus(current) ? current : 'new'
    if (!isInquiryStatus(status) || !canChangeStatus(from, status)) {
      throw new HttpError(
        409,
        `An inquiry that is "${from}" can become ${nextStatuses[from].join(' or ')} only`,
      )
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
