import {includes, MapDiff, RuleFault, type RuleValue, typeOf} from './values.ts'

type Method = (target: never, ...args: RuleValue[]) => RuleValue
type RuleMap = Map<string, RuleValue>

/** By the type of the value that they are called on. */
const methods: Record<string, Record<string, Method>> = {
  string: {
    // UTF-16 units, as the emulator counts.
    size: (text: string) => BigInt(text.length),
    matches: (text: string, pattern) => compilePattern(asString(pattern))?.test(text) === true,
  },
  list: {
    hasAll: (list: RuleValue[], other) => asList(other).every((item) => includes(list, item)),
    hasOnly: (list: RuleValue[], other) => list.every((item) => includes(asList(other), item)),
  },
  map: {
    keys: (map: RuleMap) => [...map.keys()],
    get: (map: RuleMap, key, otherwise) => map.get(asString(key)) ?? otherwise ?? null,
    diff: (map: RuleMap, other) => new MapDiff(map, asMap(other)),
  },
  mapdiff: {affectedKeys: (diff: MapDiff) => diff.affectedKeys},
}

/** Number of arguments of each method. */
export const methodArity = new Map(
  Object.entries({size: 0, matches: 1, hasAll: 1, hasOnly: 1, keys: 0, get: 2, diff: 1, affectedKeys: 0}),
)

export function callMethod(target: RuleValue, name: string, args: RuleValue[]): RuleValue {
  const method = methods[typeOf(target)]?.[name]
  if (!method) throw new RuleFault(`${typeOf(target)} has no ${name}()`)
  // The table was chosen by the target's type.
  return method(target as never, ...args)
}

// Firestore's expressions are RE2. Syntax that JavaScript reads differently, or that only one of them has, is refused: an
// unescaped `.` (line ends differ), classes such as \s and \w, anchors, look-around, flags and named groups.
const supported =
  /^(?:\\[.*+?^${}()|[\]\\/-]|\[\^?(?:\\[\]\\^-]|[^\]\\[])+\]|\((?!\?)|[)|]|[*+?]|\{\d+(?:,\d*)?\}|[^\\.^$()[\]{}|*+?])*$/
const compiled = new Map<string, RegExp>()

/** Compiles the pattern as `matches` applies it: to the whole text. Returns undefined if the dialects differ. */
export function compilePattern(pattern: string): RegExp | undefined {
  const known = compiled.get(pattern)
  if (known || !supported.test(pattern)) return known
  try {
    const expression = new RegExp(`^(?:${pattern})$`)
    compiled.set(pattern, expression)
    return expression
  } catch {
    return undefined
  }
}

function asString(value: RuleValue | undefined): string {
  if (typeof value === 'string') return value
  throw new RuleFault('expected a string')
}

function asList(value: RuleValue | undefined): RuleValue[] {
  if (Array.isArray(value)) return value
  throw new RuleFault('expected a list')
}

function asMap(value: RuleValue | undefined): RuleMap {
  if (value instanceof Map) return value
  throw new RuleFault('expected a map')
}
