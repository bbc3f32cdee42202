import {checkSegment} from './document-name.ts'
import type {DocumentStore, StoredDocument} from './document-store.ts'
import {FirestoreError} from './firestore-error.ts'
import {readList, readObject, readText} from './wire.ts'

/** Lists a top-level collection by id, as `getDocs(collection(...))` requests. Filters and other orders are refused. */
export function runQuery(
  store: DocumentStore,
  input: unknown,
  permit: (collection: string) => void,
): StoredDocument[] {
  const known = ['from', 'orderBy', 'limit', 'where', 'select', 'offset', 'startAt', 'endAt'] as const
  const query = readObject('structuredQuery', input, known)
  const [from, ...others] = readList('from', query.from)
  const {collectionId, allDescendants} = readObject('from', from, ['collectionId', 'allDescendants'])
  const collection = readText('collectionId', collectionId)
  checkSegment(collection)
  permit(collection)
  const {where, select, offset, startAt, endAt} = query
  const unsupported = others.length > 0 || allDescendants || where || select || offset || startAt || endAt
  if (unsupported || !readList('orderBy', query.orderBy).every(isById)) {
    throw new FirestoreError('UNIMPLEMENTED', 'The local backend lists whole collections by id only.')
  }
  const documents = store.list(collection)
  return query.limit === undefined ? documents : documents.slice(0, Number(query.limit))
}

function isById(order: unknown): boolean {
  const {field, direction} = readObject('orderBy', order, ['field', 'direction'])
  const {fieldPath} = readObject('field', field, ['fieldPath'])
  return fieldPath === '__name__' && direction !== 'DESCENDING'
}
