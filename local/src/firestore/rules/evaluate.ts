import {callMethod, includes} from './methods.ts'
import type {BinaryOperator, Expression, RuleFunction} from './syntax.ts'
import {compare, equal, OpaqueValue, RuleFault, type RuleValue, typeOf} from './values.ts'

export interface Scope {
  values: ReadonlyMap<string, RuleValue>
  functions: ReadonlyMap<string, {definition: RuleFunction; scope: Scope}>
  depth: number
  /** Returns the resource at a path, from `databases` on, after the commit. */
  getAfter?: ((path: string) => RuleValue) | undefined
}

/** Firestore's own limit on nested calls; also what ends a recursion. */
const deepestCall = 20

/** Throws RuleFault where Firestore reports an evaluation error. */
export function evaluate(expression: Expression, scope: Scope): RuleValue {
  const of = (part: Expression) => evaluate(part, scope)
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'list':
      return expression.items.map(of)
    case 'path':
      return new OpaqueValue('path', expression.segments.map((part) => String(of(part))).join('/'))
    case 'name':
      return scope.values.get(expression.name) ?? null
    case 'member':
      return member(of(expression.target), expression.name)
    case 'index':
      return index(of(expression.target), of(expression.key))
    case 'method':
      return callMethod(of(expression.target), expression.name, expression.args.map(of))
    case 'call':
      return call(expression.name, expression.args.map(of), scope)
    case 'not':
      return !truth(of(expression.of))
    case 'is':
      return isOfType(of(expression.of), expression.type)
    case 'choice':
      return truth(of(expression.test)) ? of(expression.yes) : of(expression.no)
    case 'binary':
      return binary(expression.operator, expression.left, expression.right, of)
  }
}

type Evaluate = (expression: Expression) => RuleValue

function binary(operator: BinaryOperator, left: Expression, right: Expression, of: Evaluate): RuleValue {
  switch (operator) {
    case '||':
      return either(
        () => truth(of(left)),
        () => truth(of(right)),
        true,
      )
    case '&&':
      return either(
        () => truth(of(left)),
        () => truth(of(right)),
        false,
      )
    case '==':
      return equal(of(left), of(right))
    case '!=':
      return !equal(of(left), of(right))
    case '<':
      return compare(of(left), of(right)) < 0
    case '<=':
      return compare(of(left), of(right)) <= 0
    case '>':
      return compare(of(left), of(right)) > 0
    case '>=':
      return compare(of(left), of(right)) >= 0
    case 'in':
      return contains(of(right), of(left))
    case '+':
      return add(of(left), of(right))
    case '-':
      return subtract(of(left), of(right))
  }
}

/** `a || b` is true when either is, whatever becomes of the other; `a && b` is false likewise. */
function either(left: () => boolean, right: () => boolean, deciding: boolean): boolean {
  try {
    if (left() === deciding) return deciding
  } catch (fault) {
    if (fault instanceof RuleFault && right() === deciding) return deciding
    throw fault
  }
  return right()
}

function truth(value: RuleValue): boolean {
  if (typeof value === 'boolean') return value
  throw new RuleFault(`expected true or false, got ${typeOf(value)}`)
}

function member(target: RuleValue, name: string): RuleValue {
  if (!(target instanceof Map)) throw new RuleFault(`${typeOf(target)} has no members`)
  const value = target.get(name)
  if (value === undefined) throw new RuleFault(`property ${name} is undefined`)
  return value
}

function index(target: RuleValue, key: RuleValue): RuleValue {
  if (typeof key === 'string') return member(target, key)
  const item = Array.isArray(target) && typeof key === 'bigint' ? target[Number(key)] : undefined
  if (item === undefined) throw new RuleFault('no such item')
  return item
}

function contains(container: RuleValue, item: RuleValue): boolean {
  if (Array.isArray(container)) return includes(container, item)
  if (container instanceof Map && typeof item === 'string') return container.has(item)
  throw new RuleFault(`nothing is in ${typeOf(container)}`)
}

function isOfType(value: RuleValue, type: string): boolean {
  const actual = typeOf(value)
  return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'))
}

function add(a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a + b
  if (typeof a === 'string' && typeof b === 'string') return a + b
  throw new RuleFault(`${typeOf(a)} and ${typeOf(b)} cannot be added`)
}

function subtract(a: RuleValue, b: RuleValue): RuleValue {
  if (typeof a === 'bigint' && typeof b === 'bigint') return a - b
  throw new RuleFault(`${typeOf(a)} and ${typeOf(b)} cannot be subtracted`)
}

function call(name: string, args: RuleValue[], caller: Scope): RuleValue {
  if (name === 'getAfter') {
    const [path] = args
    if (!(path instanceof OpaqueValue)) throw new RuleFault('expected a path')
    return caller.getAfter?.(path.text) ?? null
  }
  const found = caller.functions.get(name)
  if (!found) throw new Error(`The function ${name} was not checked when the rules were loaded`)
  if (caller.depth >= deepestCall) throw new RuleFault('calls are nested too deeply')
  const {definition, scope} = found
  const values = new Map(scope.values)
  for (const [i, parameter] of definition.parameters.entries()) values.set(parameter, args[i] ?? null)
  const inner = {...scope, values, depth: caller.depth + 1}
  for (const {name: variable, value} of definition.lets) values.set(variable, evaluate(value, inner))
  return evaluate(definition.result, inner)
}
