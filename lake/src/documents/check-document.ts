import {mutationError} from '../lake-error.ts'
import {isRecord} from './document.ts'

/** The maximum nesting of hosted Sanity: objects in objects. A list in a list counts as another level. */
export const maxLevels = 20

/** Throws a 400 for a document that is nested too deeply, or has an attribute that every JavaScript object has. */
export function checkDocument(
  document: object,
  {index, id}: {index: number; id: string},
  levels = maxLevels,
): void {
  const fault = faultOf(document, levels)
  if (fault === undefined) return
  const description = `Document "${id}" ${fault}`
  throw mutationError(400, {index, type: 'validationError', description, id})
}

/** Returns why a document cannot be stored, which may be true of one that was stored by an earlier version. */
export function faultOf(document: unknown, levels = maxLevels): string | undefined {
  function visit(value: unknown, level: number): string | undefined {
    if (level > levels) return `is nested deeper than ${maxLevels} levels`
    if (Array.isArray(value)) {
      for (const item of value) {
        const fault = visit(item, Array.isArray(item) ? level + 1 : level)
        if (fault) return fault
      }
    } else if (isRecord(value))
      for (const [name, item] of Object.entries(value)) {
        // groq-js looks values up by name, and would find the method.
        const fault =
          name in Object.prototype ? `cannot have an attribute named "${name}"` : visit(item, level + 1)
        if (fault) return fault
      }
    return undefined
  }
  return visit(document, 0)
}

/** Finds the JSON of a document with an attribute that every JavaScript object has. */
export const unsafeJson = new RegExp(`"(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})"\\s*:`)

/** Returns a copy without the attributes that every JavaScript object has, which groq-js cannot read. */
export function withoutUnsafe<T>(value: T): T {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy)
    if (!isRecord(part)) return part
    const safe = Object.entries(part).filter(([name]) => !(name in Object.prototype))
    return Object.fromEntries(safe.map(([name, item]) => [name, copy(item)]))
  }
  // A copy has the type of the original, without attributes that no type has.
  return copy(value) as T
}
