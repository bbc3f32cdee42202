import {mapDeep} from '@upline/domain/content/walk.ts'
import {type Fields, isObject, objectsIn} from '@upline/schemas/health/stored-document.ts'
import {suggestedPath} from '../inputs/suggested-path.ts'

/** Fields that the lake sets. */
const systemFields = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system'])

/**
 * Returns the content for a copy of a document, with `changes` and new keys for all list members. Keys that links use (`?tab=`,
 * anchors) are content and stay.
 */
export function duplicateContent(document: Fields, changes: Fields, newKey: () => string): Fields {
  const entries = Object.entries(document).filter(([name]) => !systemFields.has(name))
  return {...(withNewKeys(Object.fromEntries(entries), newKey) as Fields), ...changes}
}

/** Returns what the new title suggests, or `/insurance/life-copy` for `/insurance/life`. */
export function pathForCopy(path: string, title: string): string {
  return suggestedPath(title, path) ?? `${path.replace(/\.html$/, '')}-copy`
}

function withNewKeys(value: unknown, newKey: () => string): unknown {
  return mapDeep(value, (each, original) => {
    if (!isObject(each)) return each
    const copy = isObject(original) ? withRenamedMarks(original, each) : each
    return '_key' in copy ? {...copy, _key: newKey()} : copy
  })
}

/** Renames the marks of a text block, which refer to its links by their keys. */
function withRenamedMarks(original: Fields, copy: Fields): Fields {
  const [oldKeys, newKeys] = [original.markDefs, copy.markDefs].map((list) =>
    objectsIn(list).map(({_key}) => _key),
  )
  if (!oldKeys || oldKeys.length === 0 || !Array.isArray(copy.children)) return copy
  const renamed = new Map(oldKeys.map((key, index) => [key, newKeys?.[index]]))
  const children = copy.children.map((child: {marks?: unknown}) =>
    Array.isArray(child.marks)
      ? {...child, marks: child.marks.map((mark) => renamed.get(mark) ?? mark)}
      : child,
  )
  return {...copy, children}
}
