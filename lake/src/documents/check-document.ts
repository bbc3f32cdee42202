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
  const refuse = (description: string) => {
    throw mutationError(400, {
      index,
      type: 'validationError',
      description: `Document "${id}" ${description}`,
      id,
    })
  }
  function visit(value: unknown, level: number): void {
    if (level > levels) refuse(`is nested deeper than ${maxLevels} levels`)
    if (Array.isArray(value)) for (const item of value) visit(item, Array.isArray(item) ? level + 1 : level)
    else if (isRecord(value))
      for (const [name, item] of Object.entries(value)) {
        // groq-js looks values up by name, and would find the method.
        if (name in Object.prototype) refuse(`cannot have an attribute named "${name}"`)
        visit(item, level + 1)
      }
  }
  visit(document, 0)
}
