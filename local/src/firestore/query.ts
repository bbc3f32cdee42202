import {checkSegment} from './document-name.ts'
import type {DocumentStore, StoredDocument} from './document-store.ts'
import {FirestoreError, invalid} from './firestore-error.ts'
import {compareValues, sameKind} from './value-order.ts'
import {readValue, type WireValue} from './values.ts'
import {readList, readObject, readText} from './wire.ts'

/** Returns a field's value, or undefined if the document lacks the field, which excludes it from the results. */
type Read = (document: StoredDocument) => WireValue | undefined
type Order = {read: Read; sign: 1 | -1}

/** In the order of the numbers that firebase-admin sends for them, from 1. */
const comparisons: [operator: string, holds: (order: number) => boolean][] = [
  ['LESS_THAN', (order) => order < 0],
  ['LESS_THAN_OR_EQUAL', (order) => order <= 0],
  ['GREATER_THAN', (order) => order > 0],
  ['GREATER_THAN_OR_EQUAL', (order) => order >= 0],
  ['EQUAL', (order) => order === 0],
]

/**
 * Queries a top-level collection: comparisons joined by "and", orders, a start and a limit. What else Firestore knows is refused.
 * `root` is the name that documents begin with.
 */
export function runQuery(
  store: DocumentStore,
  root: string,
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
  if (others.length > 0 || allDescendants || query.select || query.offset || query.endAt) {
    throw new FirestoreError(
      'UNIMPLEMENTED',
      'The local backend queries one collection, by where, orderBy, startAt and limit only.',
    )
  }
  const passes = readFilter(root, query.where)
  const orders = readList('orderBy', query.orderBy).map((order) => readOrder(root, order))
  const isAfterStart = readStart(orders, query.startAt)
  const limit = readLimit(query.limit)
  const found = store
    .list(collection)
    .filter(
      (document) => orders.every(({read}) => read(document)) && passes(document) && isAfterStart(document),
    )
  // Without an order it is that of ids, which the store's list has.
  if (orders.length === 0) return found.take(limit).toArray()
  const first = (documents: StoredDocument[]) =>
    documents.sort((a, b) => compareBy(orders, a, b)).slice(0, limit)
  let sorted: StoredDocument[] = []
  for (const document of found) {
    sorted.push(document)
    // Bounds what is in memory, whatever the size of the collection.
    if (sorted.length >= 2 * limit) sorted = first(sorted)
  }
  return first(sorted)
}

function compareBy(orders: Order[], a: StoredDocument, b: StoredDocument): number {
  for (const {read, sign} of orders) {
    const [left, right] = [read(a), read(b)]
    const order = left && right ? sign * compareValues(left, right) : 0
    if (order !== 0) return order
  }
  return a.path < b.path ? -1 : 1
}

function readOrder(root: string, input: unknown): Order {
  const {field, direction} = readObject('orderBy', input, ['field', 'direction'])
  return {read: readField(root, field), sign: direction === 'DESCENDING' || direction === 2 ? -1 : 1}
}

function readFilter(root: string, input: unknown): (document: StoredDocument) => boolean {
  if (input === undefined || input === null) return () => true
  const {fieldFilter, compositeFilter} = readObject('where', input, ['fieldFilter', 'compositeFilter'])
  if (compositeFilter !== undefined) {
    const {op, filters} = readObject('compositeFilter', compositeFilter, ['op', 'filters'])
    if (op !== 'AND' && op !== 1)
      throw new FirestoreError('UNIMPLEMENTED', 'The local backend joins filters by AND only.')
    const all = readList('filters', filters).map((filter) => readFilter(root, filter))
    return (document) => all.every((passes) => passes(document))
  }
  const {field, op, value} = readObject('fieldFilter', fieldFilter, ['field', 'op', 'value'])
  const read = readField(root, field)
  const holds = comparisons.find(([operator], index) => op === operator || op === index + 1)?.[1]
  if (!holds)
    throw new FirestoreError(
      'UNIMPLEMENTED',
      `The local backend compares by ${comparisons.map(([operator]) => operator).join(', ')}.`,
    )
  const wanted = readValue(value, 1)
  return (document) => {
    const actual = read(document)
    return actual !== undefined && sameKind(actual, wanted) && holds(compareValues(actual, wanted))
  }
}

function readField(root: string, input: unknown): Read {
  const path = readText('fieldPath', readObject('field', input, ['fieldPath']).fieldPath)
  if (path === '__name__') return (document) => ({referenceValue: `${root}/${document.path}`})
  if (!/^[A-Za-z_]\w*(\.[A-Za-z_]\w*)*$/.test(path))
    throw invalid(`The field path ${JSON.stringify(path)} cannot be read.`)
  const names = path.split('.')
  return ({fields}) =>
    names.reduce<WireValue | undefined>(
      (value, name) => {
        const inner = value && 'mapValue' in value ? value.mapValue.fields : undefined
        return inner && Object.hasOwn(inner, name) ? inner[name] : undefined
      },
      {mapValue: {fields}},
    )
}

function readStart(orders: Order[], input: unknown): (document: StoredDocument) => boolean {
  if (input === undefined || input === null) return () => true
  const {values, before} = readObject('startAt', input, ['values', 'before'])
  const start = readList('values', values).map((value) => readValue(value, 1))
  if (start.length > orders.length) throw invalid('startAt has more values than there are orders.')
  return (document) => {
    for (const [i, value] of start.entries()) {
      const order = orders[i]
      const actual = order?.read(document)
      const compared = order && actual ? order.sign * compareValues(actual, value) : 0
      if (compared !== 0) return compared > 0
    }
    return before === true
  }
}

/** Some clients wrap the number, as protobuf's JSON form of an optional integer allows. */
function readLimit(input: unknown): number {
  if (input === undefined || input === null) return Number.POSITIVE_INFINITY
  const limit = Number(typeof input === 'object' ? readObject('limit', input, ['value']).value : input)
  if (!Number.isInteger(limit) || limit < 0) throw invalid('limit must be a whole number.')
  return limit
}
