import {invalid} from './firestore-error.ts'

/** Parses one JSON object of a request. A key that is not in `known` is an error, as in Google's API. */
export function readObject<Key extends string>(
  what: string,
  value: unknown,
  known: readonly Key[],
): Partial<Record<Key, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid(`${what} must be an object.`)
  const unknown = Object.keys(value).find((key) => !known.some((name) => name === key))
  if (unknown !== undefined)
    throw invalid(`${what} has the unknown key ${JSON.stringify(unknown.slice(0, 60))}.`)
  return value
}

export function readList(what: string, value: unknown): unknown[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw invalid(`${what} must be a list.`)
  return value
}

export function readText(what: string, value: unknown): string {
  if (typeof value !== 'string') throw invalid(`${what} must be a text.`)
  // Firestore stores UTF-8, which cannot hold half of a surrogate pair.
  if (!value.isWellFormed()) throw invalid(`${what} is not valid Unicode.`)
  return value
}
