import {readDocumentName} from './document-name.ts'
import {invalid} from './firestore-error.ts'
import {readFields, type WireFields} from './values.ts'
import {readList, readObject, readText} from './wire.ts'

/** One write of a commit, checked as far as that needs no stored data. */
export interface Write {
  path: string
  /** Absent: the document is deleted. */
  fields?: WireFields
  /** Top-level fields that get the time of the request. */
  timeFields: string[]
  /** What must hold about the document before the write. */
  mustExist?: boolean
}

const topLevelField = /^(?:[A-Za-z_][A-Za-z0-9_]*)$/

/** Reads the writes that clients of whole documents send: set, create and delete, with server times. */
export function readWrites(root: string, input: unknown): Write[] {
  return readList('writes', input).map((item) => readWrite(root, item))
}

function readWrite(root: string, input: unknown): Write {
  const known = ['update', 'delete', 'updateMask', 'updateTransforms', 'currentDocument'] as const
  const write = readObject('A write', input, known)
  if (write.updateMask !== undefined)
    throw invalid('The local backend writes whole documents: updateMask is not supported.')
  const mustExist = readPrecondition(write.currentDocument)
  if (write.update === undefined) {
    return {path: readDocumentName(root, write.delete).join('/'), timeFields: [], mustExist}
  }
  if (write.delete !== undefined) throw invalid('A write must either update or delete.')
  const document = readObject('A document', write.update, ['name', 'fields', 'createTime', 'updateTime'])
  return {
    path: readDocumentName(root, document.name).join('/'),
    fields: readFields(document.fields),
    timeFields: readList('updateTransforms', write.updateTransforms).map(readTransform),
    mustExist,
  }
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

function readPrecondition(input: unknown): boolean | undefined {
  if (input === undefined || input === null) return undefined
  const {exists} = readObject('currentDocument', input, ['exists'])
  if (exists !== undefined && typeof exists !== 'boolean')
    throw invalid('currentDocument.exists must be true or false.')
  return exists
}
