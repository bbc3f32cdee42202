/** Values as rules see them: integers are bigint, floats are number, maps are Map. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RuleTimestamp
  | OpaqueValue
  | MapDiff
  | RuleValue[]
  | Map<string, RuleValue>

/** A time in ISO 8601, UTC, ending in Z; compared to the nanosecond. */
export class RuleTimestamp {
  readonly iso: string

  constructor(iso: string) {
    this.iso = iso
  }
}

/** A value that rules can only compare and ask for its type. */
export class OpaqueValue {
  readonly type: 'bytes' | 'path' | 'latlng'
  readonly text: string

  constructor(type: OpaqueValue['type'], text: string) {
    this.type = type
    this.text = text
  }
}

/** What `after.diff(before)` gives: rules can only ask which keys differ. */
export class MapDiff {
  readonly affectedKeys: string[]

  constructor(after: Map<string, RuleValue>, before: Map<string, RuleValue>) {
    const names = new Set([...after.keys(), ...before.keys()])
    this.affectedKeys = [...names].filter((name) => {
      const [left, right] = [after.get(name), before.get(name)]
      return left === undefined || right === undefined || !equal(left, right)
    })
  }
}

/** Evaluation failed: in rules an error is neither true nor false, and denies unless the other side decides. */
export class RuleFault extends Error {}

export const typeNames = [
  'bool',
  'bytes',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'string',
  'timestamp',
] as const

export function typeOf(value: RuleValue): (typeof typeNames)[number] | 'null' | 'mapdiff' {
  if (value === null) return 'null'
  if (value instanceof MapDiff) return 'mapdiff'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'bigint') return 'int'
  if (typeof value === 'number') return 'float'
  if (typeof value === 'string') return 'string'
  if (Array.isArray(value)) return 'list'
  if (value instanceof Map) return 'map'
  return value instanceof RuleTimestamp ? 'timestamp' : value.type
}

export function equal(a: RuleValue, b: RuleValue): boolean {
  if (isNumeric(a) && isNumeric(b)) return compare(a, b) === 0
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => equal(item, b[i] ?? null))
  if (a instanceof Map && b instanceof Map) {
    return a.size === b.size && [...a].every(([key, value]) => b.has(key) && equal(value, b.get(key) ?? null))
  }
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) return compareTimes(a, b) === 0
  if (a instanceof OpaqueValue && b instanceof OpaqueValue) return a.type === b.type && a.text === b.text
  return a === b
}

/** Negative, zero or positive, or NaN if one number is NaN, which is neither. Values without an order are a fault. */
export function compare(a: RuleValue, b: RuleValue): number {
  if (isNumeric(a) && isNumeric(b)) return a < b ? -1 : a > b ? 1 : a <= b ? 0 : Number.NaN
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) return compareTimes(a, b)
  throw new RuleFault(`${typeOf(a)} and ${typeOf(b)} have no order`)
}

function isNumeric(value: RuleValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}

function compareTimes(a: RuleTimestamp, b: RuleTimestamp): number {
  const [left, right] = [nanoseconds(a.iso), nanoseconds(b.iso)]
  return left < right ? -1 : left > right ? 1 : 0
}

function nanoseconds(iso: string): bigint {
  const [, whole = '', fraction = ''] = /^(.*?)(?:\.(\d+))?Z$/.exec(iso) ?? []
  return BigInt(Date.parse(`${whole}Z`)) * 1_000_000n + BigInt(fraction.padEnd(9, '0'))
}
