import {kinds, type WireValue} from './values.ts'

const isNumber = (kind: string) => kind === 'integerValue' || kind === 'doubleValue'

function rank(value: WireValue): number {
  const rank = kinds.findIndex((kind) => kind in value)
  return isNumber(kinds[rank] ?? '') ? kinds.findIndex(isNumber) : rank
}

/** Values of different kinds are never equal, nor greater or less in a filter. */
export function sameKind(a: WireValue, b: WireValue): boolean {
  return rank(a) === rank(b)
}

/** Negative, zero or positive, as Firestore orders values. Lists and maps are only equal or not. */
export function compareValues(a: WireValue, b: WireValue): number {
  const byKind = rank(a) - rank(b)
  if (byKind !== 0) return byKind
  if ('timestampValue' in a && 'timestampValue' in b)
    return compareText(timeKey(a.timestampValue), timeKey(b.timestampValue))
  const [left, right] = [numberOf(a), numberOf(b)]
  if (left !== undefined && right !== undefined) return left - right
  return compareText(textOf(a), textOf(b))
}

function numberOf(value: WireValue): number | undefined {
  if ('integerValue' in value) return Number(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('booleanValue' in value) return Number(value.booleanValue)
  return undefined
}

function textOf(value: WireValue): string {
  if ('stringValue' in value) return value.stringValue
  if ('referenceValue' in value) return value.referenceValue
  return JSON.stringify(value)
}

/** RFC 3339 texts in UTC are in order once their fractions are equally long. */
function timeKey(iso: string): string {
  const [whole = '', fraction = ''] = iso.replace(/Z$/, '').split('.')
  return `${whole}.${fraction.padEnd(9, '0')}`
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
