/** Values as rules see them: integers are bigint, floats are number, maps are Map. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RuleTimestamp
  | RulePath
  | MapDiff
  | RuleValue[]
  | Map<string, RuleValue>

/** A time in ISO 8601, which rules only compare with the time of the request. */
export class RuleTimestamp {
  readonly iso: string

  constructor(iso: string) {
    this.iso = iso
  }
}

/** The path of a document. */
export class RulePath {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** The result of `after.diff(before)`. */
export class MapDiff {
  readonly affectedKeys: string[]

  constructor(after: Map<string, RuleValue>, before: Map<string, RuleValue>) {
    const names = new Set([...after.keys(), ...before.keys()])
    this.affectedKeys = [...names].filter((name) => !equal(after.get(name), before.get(name)))
  }
}

/** Evaluation failed: in rules an error is neither true nor false, and denies unless the other side decides. */
export class RuleFault extends Error {}

export const typeNames = ['bool', 'float', 'int', 'list', 'map', 'number', 'path', 'string', 'timestamp']

export function typeOf(value: RuleValue): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return 'bool'
  if (typeof value === 'bigint') return 'int'
  if (typeof value === 'number') return 'float'
  if (typeof value === 'string') return 'string'
  if (Array.isArray(value)) return 'list'
  if (value instanceof Map) return 'map'
  if (value instanceof MapDiff) return 'mapdiff'
  return value instanceof RuleTimestamp ? 'timestamp' : 'path'
}

export function equal(a: RuleValue | undefined, b: RuleValue | undefined): boolean {
  if (isNumeric(a) && isNumeric(b)) return a <= b && a >= b
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, i) => equal(item, b[i]))
  if (a instanceof Map && b instanceof Map)
    return a.size === b.size && [...a].every(([key, value]) => equal(value, b.get(key)))
  if (a instanceof RuleTimestamp && b instanceof RuleTimestamp) return Date.parse(a.iso) === Date.parse(b.iso)
  if (a instanceof RulePath && b instanceof RulePath) return a.text === b.text
  return a === b
}

/** Compares numbers; NaN is neither less nor greater. Rules do not order other values here. */
const ordering =
  (holds: (a: bigint | number, b: bigint | number) => boolean) => (a: RuleValue, b: RuleValue) => {
    if (isNumeric(a) && isNumeric(b)) return holds(a, b)
    throw new RuleFault(`${typeOf(a)} and ${typeOf(b)} have no order`)
  }

export const operators: Record<string, (a: RuleValue, b: RuleValue) => boolean> = {
  '==': equal,
  '!=': (a, b) => !equal(a, b),
  '<': ordering((a, b) => a < b),
  '<=': ordering((a, b) => a <= b),
  '>': ordering((a, b) => a > b),
  '>=': ordering((a, b) => a >= b),
  in: (item, container) => {
    if (Array.isArray(container)) return includes(container, item)
    if (container instanceof Map && typeof item === 'string') return container.has(item)
    throw new RuleFault(`nothing is in ${typeOf(container)}`)
  },
}

export function includes(list: RuleValue[], item: RuleValue): boolean {
  return list.some((each) => equal(each, item))
}

function isNumeric(value: RuleValue | undefined): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number'
}
