import type {WireValue} from './values.ts'

/** Values of different kinds are never equal, nor greater or less in a filter. */
export function sameKind(a: WireValue, b: WireValue): boolean {
  return sortKey(a)[0] === sortKey(b)[0]
}

/** Negative, zero or positive, as Firestore orders values. Lists and maps are only equal or not. */
export function compareValues(a: WireValue, b: WireValue): number {
  const [[rank, key], [otherRank, otherKey]] = [sortKey(a), sortKey(b)]
  if (rank !== otherRank) return rank - otherRank
  return key < otherKey ? -1 : key > otherKey ? 1 : 0
}

/** Returns the rank of the value's kind, and the key by which it is sorted within its kind. */
function sortKey(value: WireValue): [rank: number, key: number | string] {
  if ('nullValue' in value) return [0, 0]
  if ('booleanValue' in value) return [1, Number(value.booleanValue)]
  if ('integerValue' in value) return [2, Number(value.integerValue)]
  if ('doubleValue' in value) return [2, Number(value.doubleValue)]
  if ('timestampValue' in value) return [3, timeKey(value.timestampValue)]
  if ('stringValue' in value) return [4, value.stringValue]
  if ('referenceValue' in value) return [5, value.referenceValue]
  return ['arrayValue' in value ? 6 : 7, JSON.stringify(value)]
}

/** RFC 3339 strings in UTC can be compared once their fractions have the same length. */
function timeKey(iso: string): string {
  const [whole = '', fraction = ''] = iso.replace(/Z$/, '').split('.')
  return `${whole}.${fraction.padEnd(9, '0')}`
}
