import {plainFields} from './convert-values.ts'
import type {DocumentStore, StoredDocument} from './document-store.ts'

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

/** Returns whether the office still has to be notified. */
export function isNotificationDue({notification}: Record<string, unknown>): boolean {
  return Object(notification).notified !== true
}
