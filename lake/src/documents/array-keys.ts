import {randomUUID} from 'node:crypto'
import {isRecord} from './document.ts'

/** Returns a copy in which every object in a list, at any depth, has a `_key`. Existing keys stay. */
export function withArrayKeys(value: unknown): unknown {
  // The outer list contains the mutations, which need no keys.
  return Array.isArray(value) ? value.map(keyed) : value
}

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (isRecord(item) ? withKey(item) : keyed(item)))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, keyed(item)]))
}

function withKey(item: Record<string, unknown>): unknown {
  const copy = keyed(item) as Record<string, unknown>
  return typeof copy._key === 'string' && copy._key !== '' ? copy : {...copy, _key: randomUUID().slice(0, 12)}
}
