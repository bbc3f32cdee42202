import {createHash} from 'node:crypto'
import {type ContentDocument, isObject, type Json, type JsonObject} from './json.ts'

/** Adds what the sample's files leave out because it can be derived: array keys and the defaults of Portable Text. */
export function expand(document: ContentDocument): ContentDocument {
  return expandObject(document, document._id, '') as ContentDocument // same object shape, members added only
}

/** Derives an array key from the member's path, so that packing twice writes the same bytes. */
function keyAt(documentId: string, path: string): string {
  return createHash('sha256').update(`${documentId}:${path}`).digest('hex').slice(0, 12)
}

/** Returns the members that Portable Text requires of a span or block. */
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
