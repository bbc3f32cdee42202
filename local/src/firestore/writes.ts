import {readDocumentName} from './document-name.ts'
import {invalid} from './firestore-error.ts'
import {readFields, type WireFields} from './values.ts'
import {readList, readObject, readText} from './wire.ts'

/** One write of a commit. Checked, except against stored data. */
export interface Write {
  path: string
  /** Checks the precondition only: a transaction read the document and does not write it. */
  isRead?: boolean
  /** Absent: the document is deleted. */
  fields?: WireFields
  /** Top-level fields that are set, or removed where `fields` lacks them; absent: all. */
  mask?: string[]
  /** Top-level fields that get the time of the request. */
  timeFields: string[]
  /** The precondition of the write. */
  mustExist?: boolean
  /** Precondition: the document's updateTime is still this time. */
  unchangedSince?: string
}

const topLevelField = /^(?:[A-Za-z_][A-Za-z0-9_]*)$/

/** Reads the writes that clients send: set, create, update of top-level fields, delete, verify, with server times. */
export function readWrites(root: string, input: unknown): Write[] {
  return readList('writes', input).map((item) => readWrite(root, item))
}

function readWrite(root: string, input: unknown): Write {
  const known = ['update', 'delete', 'verify', 'updateMask', 'updateTransforms', 'currentDocument'] as const
  const write = readObject('A write', input, known)
  const precondition = readPrecondition(write.currentDocument)
  if (write.verify !== undefined && write.verify !== null)
    return {
      path: readDocumentName(root, write.verify).join('/'),
      isRead: true,
      timeFields: [],
      ...precondition,
    }
  if (write.update === undefined) {
    return {path: readDocumentName(root, write.delete).join('/'), timeFields: [], ...precondition}
  }
  if (write.delete !== undefined) throw invalid('A write must either update or delete.')
  const document = readObject('A document', write.update, ['name', 'fields', 'createTime', 'updateTime'])
  return {
    path: readDocumentName(root, document.name).join('/'),
    fields: readFields(document.fields),
    mask: readMask(write.updateMask),
    timeFields: readList('updateTransforms', write.updateTransforms).map(readTransform),
    ...precondition,
  }
}

function readMask(input: unknown): string[] | undefined {
  if (input === undefined || input === null) return undefined
  const {fieldPaths} = readObject('updateMask', input, ['fieldPaths'])
  return readList('fieldPaths', fieldPaths).map((item) => {
    const path = readText('A field path', item)
    if (!topLevelField.test(path)) throw invalid('The local backend updates top-level fields only.')
    return path
  })
}

function readTransform(input: unknown): string {
  const transform = readObject('A transform', input, ['fieldPath', 'setToServerValue'])
  // 1 is REQUEST_TIME where a client writes enums as numbers.
  if (transform.setToServerValue !== 'REQUEST_TIME' && transform.setToServerValue !== 1) {
    throw invalid('The local backend knows the transform setToServerValue REQUEST_TIME only.')
  }
  const field = readText('fieldPath', transform.fieldPath)
  if (!topLevelField.test(field))
    throw invalid('The local backend sets the server time of top-level fields only.')
  return field
}

function readPrecondition(input: unknown): Pick<Write, 'mustExist' | 'unchangedSince'> {
  if (input === undefined || input === null) return {}
  const {exists, updateTime} = readObject('currentDocument', input, ['exists', 'updateTime'])
  if (exists !== undefined && typeof exists !== 'boolean')
    throw invalid('currentDocument.exists must be true or false.')
  if (updateTime === undefined) return {mustExist: exists}
  if (exists !== undefined) throw invalid('currentDocument takes exists or updateTime, not both.')
  const time = readText('currentDocument.updateTime', updateTime)
  if (Number.isNaN(Date.parse(time))) throw invalid('currentDocument.updateTime must be a time.')
  return {mustExist: true, unchangedSince: time}
}
