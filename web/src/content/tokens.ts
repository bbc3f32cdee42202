import {fillWithin, mostAdded} from '@upline/domain/content/tokens.ts'
import type {Figures} from '@upline/domain/periods/figures.ts'

/** The type after `resolveContent`: arrays without the nulls of dangling references. */
export type Resolved<T> = T extends readonly (infer Item)[]
  ? Resolved<NonNullable<Item>>[]
  : T extends object
    ? {[K in keyof T]: Resolved<T[K]>}
    : T

const isPresent = (item: unknown): boolean => item !== null && item !== undefined

/** Maximum number of characters that facts add in one call, which may process all texts of a page. */
const mostAddedToAll = 1_000_000

/**
 * Replaces tokens such as `{foundedYear}` with facts and drops nulls. Unknown tokens stay, because a reader can report them. Drops a text
 * that facts make too long, and calls `onOverlong` with the key of the fact.
 */
export function resolveContent<T>(
  content: T,
  facts: Figures,
  onOverlong?: (key: string) => void,
): Resolved<T> {
  let left = mostAddedToAll
  const fill = (text: string, values: ReadonlyMap<string, string>, onOverlongFact?: typeof onOverlong) => {
    if (!text.includes('{')) return text
    const filled = fillWithin(Math.min(left, mostAdded), text, (key) => values.get(key), onOverlongFact)
    left -= Math.max(0, (filled?.length ?? 0) - text.length)
    return filled
  }
  // A fact may itself refer to another one; one level is enough and cannot loop.
  const plain = new Map(Object.entries(facts))
  const values = new Map(
    Array.from(plain).flatMap(([key, value]) => {
      const filled = fill(value, plain)
      return filled === undefined ? [] : [[key, filled]]
    }),
  )
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return fill(value, values, onOverlong)
    if (Array.isArray(value)) return value.filter(isPresent).map(walk).filter(isPresent)
    if (value === null || typeof value !== 'object') return value
    // Keys that start with `_` are names, not text.
    const entries = Object.entries(value).map(([key, item]) => [key, key[0] === '_' ? item : walk(item)])
    // Not by assignment: `object['__proto__'] = item` sets no property.
    return Object.fromEntries(entries.filter(([, item]) => isPresent(item)))
  }
  // `walk` keeps the shape it is given, which the type system cannot follow through `unknown`.
  return walk(content) as Resolved<T>
}
