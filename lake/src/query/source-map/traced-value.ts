import {type Doc, isRecord} from '../../documents/document.ts'

/** The name of an attribute or the index of an item. */
export type Key = string | number

/** The origin of a value: its document and path. */
export interface Place {
  document: Doc
  path: Key[]
}

/** A value of a query, with the known origins of it and its parts. */
export interface Traced {
  value: unknown
  source?:
    | {kind: 'place'; place: Place}
    /** A list of stored documents. */
    | {kind: 'documents'}
    /** A value that the query builds. */
    | {kind: 'parts'; parts: ReadonlyMap<Key, Traced>}
}

export const nothing: Traced = {value: null}

/** A value of a document, or the document itself. */
export function placed(document: Doc, path: Key[] = [], value: unknown = document): Traced {
  return {value, source: {kind: 'place', place: {document, path}}}
}

export function documents(value: readonly unknown[]): Traced {
  return {value, source: {kind: 'documents'}}
}

export function list(items: Traced[]): Traced {
  return {
    value: items.map(({value}) => value),
    source: {kind: 'parts', parts: new Map(items.map((item, index) => [index, item]))},
  }
}

export function object(attributes: ReadonlyMap<string, Traced>): Traced {
  return {
    value: Object.fromEntries([...attributes].map(([name, {value}]) => [name, value])),
    source: {kind: 'parts', parts: attributes},
  }
}

/** Returns an attribute or item, or null without an origin if it does not exist. */
export function part({value, source}: Traced, key: Key): Traced {
  const container = isRecord(value) || Array.isArray(value) ? (value as Record<Key, unknown>) : {}
  if (!Object.hasOwn(container, key)) return nothing
  const inner = container[key] ?? null
  if (source?.kind === 'place') return placed(source.place.document, [...source.place.path, key], inner)
  // Items of such a list are documents.
  if (source?.kind === 'documents') return placed(inner as Doc)
  return (source?.kind === 'parts' && source.parts.get(key)) || {value: inner}
}

/** Returns the items of a list, or undefined if the value is not a list. */
export function items(traced: Traced): Traced[] | undefined {
  if (!Array.isArray(traced.value)) return undefined
  return traced.value.map((_item, index) => part(traced, index))
}

/** Returns an item of a list; a negative index counts from its end. */
export function element(traced: Traced, index: number): Traced {
  if (!Array.isArray(traced.value)) return nothing
  return part(traced, index < 0 ? index + traced.value.length : index)
}

/** Returns a slice of a list, with indexes as above. */
export function slice(traced: Traced, left: number, right: number, isInclusive: boolean): Traced {
  const all = items(traced)
  if (!all) return nothing
  const place = (index: number) => (index < 0 ? index + all.length : index)
  return list(all.slice(Math.max(0, place(left)), Math.max(0, place(right) + (isInclusive ? 1 : 0))))
}

/** Returns the attributes of an object, or undefined if the value is not an object. */
export function attributes(traced: Traced): Map<string, Traced> | undefined {
  if (!isRecord(traced.value)) return undefined
  return new Map(Object.keys(traced.value).map((name) => [name, part(traced, name)]))
}

/** The list that an evaluation made of `base` by leaving out and reordering: items are found again by identity. */
export function rearranged(base: Traced, value: readonly unknown[]): Traced {
  if (base.source?.kind === 'documents') return documents(value)
  const known = new Map(items(base)?.map((item) => [item.value, item]))
  // Equal strings cannot be told apart, so their origin is unknown.
  return list(
    value.map((item) => (typeof item === 'object' && item !== null && known.get(item)) || {value: item}),
  )
}
