import {invalid} from '../lake-error.ts'

/** The size of one answer, in characters of JSON. */
export const maxAnswer = 64 * 1024 * 1024

/** Serializes a result. Throws a LakeError if it is too large: a few documents nested in each other can grow to any size. */
export function jsonOf(value: unknown): string {
  let size = 0
  const visit = (part: unknown): void => {
    size += typeof part === 'string' ? part.length + 3 : 5
    if (size > maxAnswer)
      throw invalid(
        `The answer is larger than ${maxAnswer / 1024 / 1024} MiB: ask for fewer documents or attributes, a slice at a time, or use the export`,
        'queryExecutionError',
      )
    if (typeof part !== 'object' || part === null) return
    if (Array.isArray(part)) for (const item of part) visit(item)
    else
      for (const name in part) {
        size += name.length + 3
        visit((part as Record<string, unknown>)[name])
      }
  }
  visit(value)
  return JSON.stringify(value)
}
