import type {DatabaseSync} from 'node:sqlite'
import {inTransaction} from '@upline/lake/embed'
import type {Permit} from './access.ts'
import {collectionOf, type DocumentStore, type StoredDocument} from './document-store.ts'
import {FirestoreError, invalid} from './firestore-error.ts'
import type {RuleMethod} from './rules/compile-ruleset.ts'
import type {WireFields} from './values.ts'
import type {Write} from './writes.ts'

const largestDocument = 1_048_576

interface WriteResult {
  updateTime: string
  transformResults?: {timestampValue: string}[]
}

/** Stores all writes or none. Rules are checked first, then preconditions, as Firestore does. */
export function commitWrites(
  database: DatabaseSync,
  store: DocumentStore,
  writes: Write[],
  permit: Permit,
): {writeResults: WriteResult[]; commitTime: string} {
  const time = new Date().toISOString()
  const before = new Map(writes.map(({path}) => [path, store.get(path)]))
  const writeResults = inTransaction(database, () => {
    const afterwards = new Map<string, WireFields | undefined>()
    const getAfter = (path: string) => (afterwards.has(path) ? afterwards.get(path) : store.get(path)?.fields)
    const changes = writes.map((write) => {
      const change = changeOf(write, getAfter(write.path), time)
      afterwards.set(write.path, change.after)
      return change
    })
    for (const {write, ...change} of changes) permit({path: write.path, ...change, getAfter}, time)
    return changes.map(({write, after}) => applyWrite(store, write, after, time))
  })
  for (const collection of new Set(writes.map(({path}) => collectionOf(path))))
    store.changes.publish(collection)
  publishCreated(store, before)
  return {writeResults, commitTime: time}
}

function publishCreated(store: DocumentStore, before: Map<string, StoredDocument | undefined>): void {
  for (const [path, document] of before) {
    const created = document ? undefined : store.get(path)
    if (created) store.created.publish(created)
  }
}

function changeOf(write: Write, before: WireFields | undefined, time: string) {
  if (write.isRead) return {write, method: 'get' as const, after: before, before}
  const after = write.fields && withTimes(merged(write, before), write.timeFields, time)
  if (after && Buffer.byteLength(JSON.stringify(after)) > largestDocument) {
    throw invalid(`The document is larger than ${largestDocument} bytes.`)
  }
  return {write, method: methodOf(write, before), after, before}
}

function applyWrite(
  store: DocumentStore,
  write: Write,
  after: WireFields | undefined,
  time: string,
): WriteResult {
  const {path, timeFields} = write
  checkPrecondition(write, store.get(path))
  if (write.isRead) return {updateTime: time}
  if (after) store.put(path, after, time)
  else store.remove(path)
  const transformResults = timeFields.map(() => ({timestampValue: time}))
  return transformResults.length > 0 ? {updateTime: time, transformResults} : {updateTime: time}
}

function merged({fields = {}, mask}: Write, before: WireFields | undefined): WireFields {
  if (!mask) return fields
  const kept = Object.entries(before ?? {}).filter(([name]) => !mask.includes(name))
  const set = Object.entries(fields).filter(([name]) => mask.includes(name))
  return Object.fromEntries([...kept, ...set])
}

function withTimes(fields: WireFields, names: string[], time: string): WireFields {
  return {...fields, ...Object.fromEntries(names.map((name) => [name, {timestampValue: time}]))}
}

/** Returns the method that rules see: the precondition decides it, or without one whether the document exists. */
function methodOf({fields, mustExist}: Write, before: WireFields | undefined): RuleMethod {
  if (!fields) return 'delete'
  return (mustExist ?? before !== undefined) ? 'update' : 'create'
}

function checkPrecondition({mustExist, unchangedSince}: Write, before: StoredDocument | undefined): void {
  if (mustExist === false && before)
    throw new FirestoreError('ALREADY_EXISTS', 'The document exists already.')
  if (mustExist === true && !before)
    throw new FirestoreError('NOT_FOUND', 'There is no such document to update.')
  if (unchangedSince !== undefined && Date.parse(unchangedSince) !== Date.parse(before?.updateTime ?? ''))
    throw new FirestoreError('FAILED_PRECONDITION', 'The document was changed meanwhile. Read it again.')
}
