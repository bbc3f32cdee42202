import {suggestedPath} from '../inputs/suggested-path.ts'

/** Fields that Sanity keeps itself. */
const systemFields = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system'])

/**
 * A document as the start of another: with the title and path given, every list member under a key of its own. Keys that links
 * inside the document use (`?tab=`, anchors) are fields of its content and stay.
 */
export function duplicateContent(
  document: Record<string, unknown>,
  changes: Record<string, unknown>,
  newKey: () => string,
): Record<string, unknown> {
  const entries = Object.entries(document).filter(([name]) => !systemFields.has(name))
  return {...(withNewKeys(Object.fromEntries(entries), newKey) as Record<string, unknown>), ...changes}
}

/** `/insurance/life` → `/insurance/life-copy`, or what the new title suggests. */
export function pathForCopy(path: string, title: string): string {
  return suggestedPath(title, path) ?? `${path === '/' ? '/home' : path.replace(/\.html$/, '')}-copy`
}

function withNewKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) return rekeyed(value, newKey)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withNewKeys(inner, newKey)]))
}

/** A text block names its links by their keys: its marks follow. */
function rekeyed(list: readonly unknown[], newKey: () => string): unknown[] {
  return list.map((item) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return withNewKeys(item, newKey)
    const copy = withNewKeys(item, newKey) as Record<string, unknown>
    return {...withMarks(item as Record<string, unknown>, copy), ...('_key' in item && {_key: newKey()})}
  })
}

function withMarks(
  original: Record<string, unknown>,
  copy: Record<string, unknown>,
): Record<string, unknown> {
  const [before, after] = [keysIn(original.markDefs), keysIn(copy.markDefs)]
  if (before.length === 0 || !Array.isArray(copy.children)) return copy
  const renamed = new Map(before.map((key, index) => [key, after[index]]))
  const children = copy.children.map((child: {marks?: unknown}) =>
    Array.isArray(child.marks)
      ? {...child, marks: child.marks.map((mark) => renamed.get(mark) ?? mark)}
      : child,
  )
  return {...copy, children}
}

function keysIn(list: unknown): unknown[] {
  return Array.isArray(list) ? list.map((item: {_key?: unknown}) => item._key) : []
}
