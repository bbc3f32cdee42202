import {isObject} from '@upline/domain/content/stored-document.ts'
import {walk} from '@upline/domain/content/walk.ts'

/** Returns the ids of all documents and assets that the values refer to. */
export function referencedIds(...values: readonly unknown[]): Set<string> {
  const ids = new Set<string>()
  walk(values, (value) => {
    if (isObject(value) && typeof value._ref === 'string') ids.add(value._ref)
  })
  return ids
}
