import {mutationError} from '../lake-error.ts'
import {isRecord} from './document.ts'

/** The maximum nesting of hosted Sanity: objects in objects. A list in a list counts as another level. */
export const maxLevels = 20

/** Throws a LakeError for a document that is nested too deeply, has a number that JSON lacks, or an attribute named like one of every JavaScript object. */
export function checkDocument(
  document: object,
  {index, id}: {index: number; id: string},
  levels = maxLevels,
): void {
  const fault = faultOf(document, levels)
  if (fault === undefined) return
  const description = `Document "${id}" ${fault}`
  throw mutationError('invalid', {index, type: 'validationError', description, id})
}

/** Returns why a document cannot be stored. */
export function faultOf(document: unknown, levels = maxLevels): string | undefined {
  function visit(value: unknown, level: number): string | undefined {
    // JSON has no infinity: it would be stored as null.
    if (typeof value === 'number' && !Number.isFinite(value)) return 'has a number that is too large'
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
