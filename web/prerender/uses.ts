import {linkMark, listMark, readMark} from './instrument.ts'

/** What a page (or whatever else was asked for) was made of: when one of these changes, it has to be made again. */
export type Uses = {
  /** Ids of documents that are shown, or would be if they existed. */
  reads: Set<string>
  /** Ids of pages that are linked to: their path and title are shown. */
  links: Set<string>
  /** Numbers of the lists that stand on it. */
  lists: Set<number>
  /** Keys of the facts its texts name. */
  facts: Set<string>
}

/** What a publish changed. */
export type Change = {ids: ReadonlySet<string>; moved: ReadonlySet<string>; lists: ReadonlySet<number>}

const token = /\{(\w+)\}/g

/** The answer to an instrumented query without its marks, and what they say. `lists` are the shared answers. */
export function readAnswer<T>(raw: T, lists: readonly unknown[] = []): {value: T; uses: Uses} {
  const uses: Uses = {reads: new Set(), links: new Set(), lists: new Set(), facts: new Set()}
  const note = (ids: Set<string>, value: unknown) => {
    for (const id of Array.isArray(value) ? value.flat(3) : [value]) if (typeof id === 'string') ids.add(id)
  }
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (value.includes('{')) for (const [, name = ''] of value.matchAll(token)) uses.facts.add(name)
      return value
    }
    if (Array.isArray(value)) return value.map(walk)
    if (value === null || typeof value !== 'object') return value
    const result: Record<string, unknown> = {}
    for (const [key, item] of Object.entries(value)) {
      if (key.startsWith(readMark)) note(uses.reads, item)
      else if (key.startsWith(linkMark)) note(uses.links, item)
      else if (key === listMark && typeof item === 'number') {
        uses.lists.add(item)
        return lists[item]
      } else result[key] = walk(item)
    }
    return result
  }
  // The shape stays that of the query as it was written: the marks are no part of it.
  return {value: walk(raw) as T, uses}
}

/** Whether something made of `uses` has to be made again. */
export function isTouched(uses: Uses, change: Change): boolean {
  return (
    overlap(uses.reads, change.ids) || overlap(uses.links, change.moved) || overlap(uses.lists, change.lists)
  )
}

function overlap<T>(uses: ReadonlySet<T>, changed: ReadonlySet<T>): boolean {
  for (const item of changed) if (uses.has(item)) return true
  return false
}
