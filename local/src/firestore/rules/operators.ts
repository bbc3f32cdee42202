import {includes} from './methods.ts'
import {compare, equal, RuleFault, type RuleValue, typeOf} from './values.ts'

export const operators: Record<string, (a: RuleValue, b: RuleValue) => RuleValue> = {
  '==': equal,
  '!=': (a, b) => !equal(a, b),
  '<': (a, b) => compare(a, b) < 0,
  '<=': (a, b) => compare(a, b) <= 0,
  '>': (a, b) => compare(a, b) > 0,
  '>=': (a, b) => compare(a, b) >= 0,
  in: (item, container) => {
    if (Array.isArray(container)) return includes(container, item)
    if (container instanceof Map && typeof item === 'string') return container.has(item)
    throw new RuleFault(`nothing is in ${typeOf(container)}`)
  },
  '+': (a, b) => {
    if (typeof a === 'bigint' && typeof b === 'bigint') return a + b
    if (typeof a === 'string' && typeof b === 'string') return a + b
    throw new RuleFault(`${typeOf(a)} and ${typeOf(b)} cannot be added`)
  },
  '-': (a, b) => {
    if (typeof a === 'bigint' && typeof b === 'bigint') return a - b
    throw new RuleFault(`${typeOf(a)} and ${typeOf(b)} cannot be subtracted`)
  },
}
