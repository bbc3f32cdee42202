import {isObject, type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import type {Row} from './check-content.ts'

/** Type of the documents that store which problems staff ignore. Only the Health tool edits them. */
export const ignoredType = 'healthIgnored'

export interface Ignored extends StoredDocument {
  /** Key of the problem. */
  key: string
  reason: string
  /** The date on which it was ignored, YYYY-MM-DD. */
  since: string
  /** The last date on which it is ignored, YYYY-MM-DD; without one it is ignored for good. */
  until?: string
}

/** Returns the problems that are ignored today, by key. Omits documents of another form. */
export function ignoredByKey(documents: readonly unknown[], today: string): Map<string, Ignored> {
  const found = new Map<string, Ignored>()
  for (const document of documents) {
    if (!isObject(document) || document._type !== ignoredType) continue
    const key = textOf(document.key)
    const until = textOf(document.until)
    if (!key || (until !== undefined && until < today)) continue
    const reason = textOf(document.reason) ?? ''
    const since = textOf(document.since) ?? ''
    const id = String(document._id)
    found.set(key, {_id: id, _type: ignoredType, key, reason, since, ...(until ? {until} : {})})
  }
  return found
}

export interface SortedRows {
  /** To fix. */
  open: Row[]
  /** Has a prepared redirect. */
  known: Row[]
  ignored: {row: Row; ignored: Ignored}[]
}

export function sortRows(rows: readonly Row[], ignored: ReadonlyMap<string, Ignored>): SortedRows {
  const sorted: SortedRows = {open: [], known: [], ignored: []}
  for (const row of rows) {
    const found = ignored.get(row.key)
    if (found) sorted.ignored.push({row, ignored: found})
    else if (row.known !== undefined) sorted.known.push(row)
    else sorted.open.push(row)
  }
  return sorted
}
