import {RulePath, RuleTimestamp, type RuleValue} from './rules/values.ts'
import type {WireFields, WireValue} from './values.ts'

/** The fields as rules see them. */
export function ruleFields(fields: WireFields): Map<string, RuleValue> {
  return new Map(Object.entries(fields).map(([name, value]) => [name, ruleValue(value)]))
}

function ruleValue(value: WireValue): RuleValue {
  if ('nullValue' in value) return null
  if ('booleanValue' in value) return value.booleanValue
  if ('integerValue' in value) return BigInt(value.integerValue)
  if ('doubleValue' in value) return Number(value.doubleValue)
  if ('timestampValue' in value) return new RuleTimestamp(value.timestampValue)
  if ('stringValue' in value) return value.stringValue
  if ('referenceValue' in value) return new RulePath(value.referenceValue)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(ruleValue)
  return ruleFields(value.mapValue.fields ?? {})
}

/** A JSON value as rules see it. */
export function ruleOfJson(value: unknown): RuleValue {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (Array.isArray(value)) return value.map(ruleOfJson)
  return new Map(Object.entries(Object(value)).map(([name, item]) => [name, ruleOfJson(item)]))
}

/** The fields as plain JSON, for people and tests. */
export function plainFields(fields: WireFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainValue(value)]))
}

function plainValue(value: WireValue): unknown {
  if ('integerValue' in value) return Number(value.integerValue)
  if ('arrayValue' in value) return (value.arrayValue.values ?? []).map(plainValue)
  if ('mapValue' in value) return plainFields(value.mapValue.fields ?? {})
  return Object.values(value)[0]
}
