/** Plain JSON of the readable files and of Sanity's NDJSON. */
export type Json = string | number | boolean | null | Json[] | JsonObject
export type JsonObject = {[key: string]: Json}
export type ContentDocument = JsonObject & {_id: string; _type: string}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isContentDocument(value: unknown): value is ContentDocument {
  return isObject(value) && typeof value._id === 'string' && typeof value._type === 'string'
}
