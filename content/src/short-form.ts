import {createHash} from 'node:crypto'
import {type ContentDocument, isObject, type Json, type JsonObject} from './json.ts'

/**
 * The readable files leave out what can be derived: array keys, and the defaults of Portable Text.
 * `expand` adds them, `condense` takes away exactly what `expand` would add, so the two are inverse.
 */
export function expand(document: ContentDocument): ContentDocument {
  return expandObject(document, document._id, '') as ContentDocument // same object shape, members added only
}

export function condense(document: ContentDocument): ContentDocument {
  return condenseObject(document, document._id, '') as ContentDocument // same object shape, members removed only
}

/** The place of an array member decides its key, so packing twice gives the same bytes. */
function keyAt(documentId: string, path: string): string {
  return createHash('sha256').update(`${documentId}:${path}`).digest('hex').slice(0, 12)
}

/** Members that Portable Text always carries; a list item also has its level. */
function textDefaults(value: JsonObject): JsonObject {
  if (value._type === 'span') return {marks: []}
  if (value._type !== 'block') return {}
  return {style: 'normal', markDefs: [], ...('listItem' in value ? {level: 1} : {})}
}

function expandObject(value: JsonObject, id: string, path: string): JsonObject {
  const expanded: JsonObject = {}
  for (const [key, member] of Object.entries(value)) expanded[key] = expandValue(member, id, `${path}.${key}`)
  for (const [key, member] of Object.entries(textDefaults(value))) expanded[key] ??= member
  return expanded
}

function expandValue(value: Json, id: string, path: string): Json {
  if (Array.isArray(value)) {
    return value.map((member, index) => {
      const place = `${path}[${index}]`
      const expanded = expandValue(member, id, place)
      return isObject(expanded) && !('_key' in expanded) ? {_key: keyAt(id, place), ...expanded} : expanded
    })
  }
  return isObject(value) ? expandObject(value, id, path) : value
}

function condenseObject(value: JsonObject, id: string, path: string): JsonObject {
  const defaults = textDefaults(value)
  const kept = Object.entries(value).filter(
    ([key, member]) => !(key in defaults && JSON.stringify(defaults[key]) === JSON.stringify(member)),
  )
  return Object.fromEntries(kept.map(([key, member]) => [key, condenseValue(member, id, `${path}.${key}`)]))
}

function condenseValue(value: Json, id: string, path: string): Json {
  if (Array.isArray(value)) {
    return value.map((member, index) => {
      const place = `${path}[${index}]`
      if (!isObject(member)) return condenseValue(member, id, place)
      const {_key, ...rest} = member
      return condenseObject(_key === keyAt(id, place) ? rest : member, id, place)
    })
  }
  return isObject(value) ? condenseObject(value, id, path) : value
}
