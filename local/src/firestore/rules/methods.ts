import {fullMatch} from './patterns.ts'
import {equal, MapDiff, OpaqueValue, RuleFault, RuleTimestamp, type RuleValue, typeOf} from './values.ts'

type Method = (target: never, ...args: RuleValue[]) => RuleValue

const ofString = {
  // UTF-16 units, as the emulator counts.
  size: (text: string) => BigInt(text.length),
  matches: (text: string, pattern: RuleValue) => fullMatch(asString(pattern)).test(text),
}

const ofList = {
  size: (list: RuleValue[]) => BigInt(list.length),
  hasAll: (list: RuleValue[], other: RuleValue) => asList(other).every((item) => includes(list, item)),
  hasAny: (list: RuleValue[], other: RuleValue) => asList(other).some((item) => includes(list, item)),
  hasOnly: (list: RuleValue[], other: RuleValue) => list.every((item) => includes(asList(other), item)),
  join: (list: RuleValue[], between: RuleValue) => list.map(printed).join(asString(between)),
}

const ofMap = {
  size: (map: Map<string, RuleValue>) => BigInt(map.size),
  keys: (map: Map<string, RuleValue>) => [...map.keys()],
  values: (map: Map<string, RuleValue>) => [...map.values()],
  get: (map: Map<string, RuleValue>, key: RuleValue, otherwise: RuleValue) =>
    map.get(asString(key)) ?? otherwise,
  diff: (map: Map<string, RuleValue>, other: RuleValue) => new MapDiff(map, asMap(other)),
}

const ofMapDiff = {affectedKeys: (diff: MapDiff) => diff.affectedKeys}

const tables: Record<string, Record<string, Method>> = {
  string: ofString,
  list: ofList,
  map: ofMap,
  mapdiff: ofMapDiff,
}

/** Number of arguments of each method name, whatever it is called on. */
export const methodArity: Record<string, number> = {
  size: 0,
  keys: 0,
  values: 0,
  matches: 1,
  hasAll: 1,
  hasAny: 1,
  hasOnly: 1,
  join: 1,
  get: 2,
  diff: 1,
  affectedKeys: 0,
}

export function callMethod(target: RuleValue, name: string, args: RuleValue[]): RuleValue {
  const table = tables[typeOf(target)]
  const method = table && Object.hasOwn(table, name) ? table[name] : undefined
  if (!method) throw new RuleFault(`${typeOf(target)} has no ${name}()`)
  // The table was chosen by the target's type.
  return method(target as never, ...args)
}

export function includes(list: RuleValue[], item: RuleValue): boolean {
  return list.some((each) => equal(each, item))
}

function asString(value: RuleValue): string {
  if (typeof value === 'string') return value
  throw new RuleFault(`expected a string, got ${typeOf(value)}`)
}

function asList(value: RuleValue): RuleValue[] {
  if (Array.isArray(value)) return value
  throw new RuleFault(`expected a list, got ${typeOf(value)}`)
}

function asMap(value: RuleValue): Map<string, RuleValue> {
  if (value instanceof Map) return value
  throw new RuleFault(`expected a map, got ${typeOf(value)}`)
}

function printed(value: RuleValue): string {
  const compound = Array.isArray(value) || value instanceof Map || value instanceof RuleTimestamp
  if (compound || value instanceof OpaqueValue || value instanceof MapDiff)
    throw new RuleFault(`${typeOf(value)} cannot be joined`)
  return String(value)
}
