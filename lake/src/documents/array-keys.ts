import {randomUUID} from 'node:crypto'
import {isRecord} from './document.ts'

/** A copy in which every object in a list has a `_key`, at any depth. Those that have one keep it. */
export function withArrayKeys(value: unknown): unknown {
  // The list of mutations is none of a document's.
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
