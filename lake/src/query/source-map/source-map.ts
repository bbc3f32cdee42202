import {isDeepStrictEqual} from 'node:util'
import {type Doc, isRecord} from '../../documents/document.ts'
import {attributes, items, type Key, type Place, part, type Traced} from './trace-query.ts'

/** How paths of a source map name list items: by index, or by `_key` if they have one. */
export type SourceMapForm = 'true' | 'withKeyArraySelector'

/** As `@sanity/client` reads it: github.com/sanity-io/content-source-maps. */
export interface SourceMap {
  documents: {_id: string; _type: string}[]
  paths: string[]
  mappings: Record<string, {type: 'value'; source: {type: 'documentValue'; document: number; path: number}}>
}

/** Maps each part of a result to its place in documents, and inner values with it. Leaves out a part that differs in `result`, which the client gets. */
export function sourceMapOf(traced: Traced, result: unknown, form: SourceMapForm): SourceMap {
  const documents = new Map<string, {place: number; document: SourceMap['documents'][number]}>()
  const paths = new Map<string, number>()
  const mappings: SourceMap['mappings'] = {}

  function add({document, path}: Place, resultPath: Key[]): void {
    const {_type} = document
    // A perspective shows a draft under its published id.
    const _id = typeof document._originalId === 'string' ? document._originalId : document._id
    const known = documents.get(_id) ?? {place: documents.size, document: {_id, _type}}
    documents.set(_id, known)
    const sourcePath = jsonPath(form === 'true' ? path : withKeys(document, path))
    const place = paths.get(sourcePath) ?? paths.size
    paths.set(sourcePath, place)
    mappings[jsonPath(resultPath)] = {
      type: 'value',
      source: {type: 'documentValue', document: known.place, path: place},
    }
  }

  function visit(traced: Traced, actual: unknown, resultPath: Key[]): void {
    const {value, source} = traced
    if (value === null || value === undefined || !source) return
    const place = source.kind === 'place' ? source.place : undefined
    if (place && place.path.length > 0) {
      if (!isMadeByPerspective(place) && isDeepStrictEqual(value, actual)) add(place, resultPath)
      return
    }
    const inner: Iterable<[Key, Traced]> = items(traced)?.entries() ?? attributes(traced) ?? []
    for (const [key, each] of inner) visit(each, part({value: actual}, key).value, [...resultPath, key])
  }

  visit(traced, result, [])
  return {
    documents: [...documents.values()].map(({document}) => document),
    paths: [...paths.keys()],
    mappings,
  }
}

/** Returns whether the value is an id that a perspective shows instead of the stored one. */
function isMadeByPerspective({document, path: [attribute]}: Place): boolean {
  if (document._originalId === undefined) return false
  return attribute === '_originalId' || (attribute === '_id' && document._id !== document._originalId)
}

/** Returns the path with list items named by their keys where a key is unique in its list. */
function withKeys(document: Doc, path: Key[]): (Key | {_key: string})[] {
  let container: unknown = document
  return path.map((key) => {
    const value = part({value: container}, key).value
    const list = Array.isArray(container) ? container : []
    container = value
    const isKeyOf = (item: unknown) => isRecord(item) && isRecord(value) && item._key === value._key
    if (!isRecord(value) || typeof value._key !== 'string' || list.filter(isKeyOf).length !== 1) return key
    return {_key: value._key}
  })
}

/** A normalized JSON path, such as `$['people'][0]['name']`. */
function jsonPath(path: (Key | {_key: string})[]): string {
  const quoted = (text: string) =>
    JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`
    return typeof step === 'string' ? `['${quoted(step)}']` : `[?(@._key=='${quoted(step._key)}')]`
  })
  return `$${steps.join('')}`
}
