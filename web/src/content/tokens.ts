import type {Facts} from '@upline/domain/periods/figures.ts'
import {fill} from '../lib/fill.ts'

/** The type after `resolveContent`: arrays without the nulls of dangling references. */
export type Resolved<T> = T extends readonly (infer Item)[]
  ? Resolved<NonNullable<Item>>[]
  : T extends object
    ? {[K in keyof T]: Resolved<T[K]>}
    : T

/** Replaces tokens such as `{foundedYear}` with facts and drops nulls. Unknown tokens stay, because a reader can report them. */
export function resolveContent<T>(content: T, facts: Facts): Resolved<T> {
  // A fact may itself refer to another one; one level is enough and cannot loop.
  const values = Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, fill(value, facts)]))
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return value.includes('{') ? fill(value, values) : value
    if (Array.isArray(value)) return value.filter((item) => item !== null).map(walk)
    if (value === null || typeof value !== 'object') return value
    // Keys that start with `_` are names, not text.
    const entries = Object.entries(value).filter(([, item]) => item !== null)
    // Not by assignment: `object['__proto__'] = item` sets no property.
    return Object.fromEntries(entries.map(([key, item]) => [key, key[0] === '_' ? item : walk(item)]))
  }
  // `walk` keeps the shape it is given, which the type system cannot follow through `unknown`.
  return walk(content) as Resolved<T>
}
