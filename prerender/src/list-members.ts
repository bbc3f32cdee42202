import {isObject} from '@upline/schemas/health/stored-document.ts'

/** What a member of a list is known by in another version of the list; undefined where nothing names it. */
export function identityOf(member: unknown): string | undefined {
  if (!isObject(member)) return undefined
  const identity = member._key ?? member._id ?? member.key
  return typeof identity === 'string' ? identity : undefined
}

/** Members by identity. */
export function byIdentity(list: unknown): ReadonlyMap<string | undefined, unknown> {
  return new Map(Array.isArray(list) ? list.map((member) => [identityOf(member), member]) : [])
}

/**
 * A member among those before it, whose names are in `seen`. A document stands in a list once; a second member with a key gets one of its
 * own.
 */
export function distinct(member: unknown, index: number, seen: Set<string>): unknown[] {
  if (!isObject(member) || !('_key' in member || '_id' in member)) return [member]
  const identity = String(member._key || member._id || '')
  const isNew = identity !== '' && !seen.has(identity)
  seen.add(identity)
  if (isNew) return [member]
  return '_key' in member ? [{...member, _key: `${identity}-${index}`}] : []
}
