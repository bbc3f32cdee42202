/** Plain JSON of the readable files and of Sanity's NDJSON. */
export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = {[key: string]: Json}
export type ContentDocument = JsonObject & {_id: string; _type: string}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isContentDocument(value: Json): value is ContentDocument {
  return isObject(value) && typeof value._id === 'string' && typeof value._type === 'string'
}

/** Calls `visit` for every value below `root`, with its path such as `sections[2].heading`. */
export function walk(root: Json, visit: (value: Json, path: string) => void, path = ''): void {
  visit(root, path)
  if (Array.isArray(root)) {
    for (const [index, value] of root.entries()) walk(value, visit, `${path}[${index}]`)
  } else if (isObject(root)) {
    for (const [key, value] of Object.entries(root)) walk(value, visit, path === '' ? key : `${path}.${key}`)
  }
}
