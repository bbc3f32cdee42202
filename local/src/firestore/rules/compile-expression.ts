import type {Node} from 'ohm-js'
import {failAt, rulesGrammar} from './grammar.ts'
import {callMethod, compilePattern, methodArity} from './methods.ts'
import {operators, RuleFault, RulePath, type RuleValue, typeNames, typeOf} from './values.ts'

/** The values that an expression reads. */
export interface Scope {
  /** Variables of the match blocks around it. */
  block: ReadonlyMap<string, RuleValue>
  /** The same with the parameters of its function. */
  values: ReadonlyMap<string, RuleValue>
  depth: number
  /** Returns the resource at a path, from `databases` on, after the commit. */
  getAfter: (path: string) => RuleValue
}

/** Throws RuleFault where Firestore reports an evaluation error. */
export type Evaluate = (scope: Scope) => RuleValue

export interface RuleFunction {
  parameters: readonly string[]
  run: (scope: Scope, args: RuleValue[]) => RuleValue
}

/** The names that an expression may use. */
export interface Names {
  values: ReadonlySet<string>
  functions: ReadonlyMap<string, RuleFunction>
}

type Compile = (this: Node, ...children: Node[]) => Evaluate

const compile = (parent: Node, child: Node): Evaluate => child.compile(parent.args.names)
const compileAll = (parent: Node, items: Node): Evaluate[] =>
  items
    .child(0)
    .asIteration()
    .children.map((item) => compile(parent, item))

const compileBinary: Compile = function (left, operator, right) {
  const [a, b] = [compile(this, left), compile(this, right)]
  const apply = operators[operator.sourceString] ?? failAt(operator, 'the operator is not supported here')
  return (scope) => apply(a(scope), b(scope))
}

/** `a || b` is true if either side is, even if the other one fails; `a && b` is false likewise. */
const junction = (deciding: boolean): Compile =>
  function (left, _operator, right) {
    const [a, b] = [compile(this, left), compile(this, right)]
    return (scope) => {
      try {
        if (truth(a(scope)) === deciding) return deciding
      } catch (fault) {
        if (fault instanceof RuleFault && truth(b(scope)) === deciding) return deciding
        throw fault
      }
      return truth(b(scope))
    }
  }

/** An expression has the operation `compile(names)`: it throws a RulesSyntaxError for unsupported syntax. */
export const semantics = rulesGrammar.createSemantics().addOperation<Evaluate>('compile(names)', {
  Expression_choice(test, _question, yes, _colon, no) {
    const [condition, then, otherwise] = [compile(this, test), compile(this, yes), compile(this, no)]
    return (scope) => (truth(condition(scope)) ? then(scope) : otherwise(scope))
  },
  Or_either: junction(true),
  And_both: junction(false),
  Equality_binary: compileBinary,
  Relation_binary: compileBinary,
  Relation_is(value, _is, {sourceString: type}) {
    const of = compile(this, value)
    if (!typeNames.includes(type)) failAt(this, `"${type}" is not a type`)
    return (scope) => {
      const actual = typeOf(of(scope))
      return actual === type || (type === 'number' && (actual === 'int' || actual === 'float'))
    }
  },
  Unary_not(_not, value) {
    const of = compile(this, value)
    return (scope) => !truth(of(scope))
  },
  Postfix_method(value, _dot, {sourceString: name}, _open, items, _close) {
    const [target, args] = [compile(this, value), compileAll(this, items)]
    const count = methodArity.get(name)
    if (count === undefined) failAt(this, `the method ${name}() is not supported here`)
    if (count !== args.length) failAt(this, `${name}() takes ${count} argument(s) here`)
    if (name === 'matches') checkPattern(items)
    return (scope) =>
      callMethod(
        target(scope),
        name,
        args.map((arg) => arg(scope)),
      )
  },
  Postfix_member(value, _dot, {sourceString: name}) {
    const target = compile(this, value)
    return (scope) => member(target(scope), name)
  },
  Primary_group(_open, expression, _close) {
    return compile(this, expression)
  },
  Primary_list(_open, items, _close) {
    const values = compileAll(this, items)
    return (scope) => values.map((value) => value(scope))
  },
  Primary_path(_slashes, parts) {
    const segments = parts.children.map((part) => compile(this, part))
    return (scope) => new RulePath(segments.map((segment) => String(segment(scope))).join('/'))
  },
  PathPart_computed(_dollar, _open, expression, _close) {
    return compile(this, expression)
  },
  PathPart_name({sourceString}) {
    return () => sourceString
  },
  Primary_call({sourceString: name}, _open, items, _close) {
    const args = compileAll(this, items)
    const {functions}: Names = this.args.names
    const called = functions.get(name) ?? failAt(this, `the function ${name}() is not supported here`)
    if (called.parameters.length !== args.length) failAt(this, `${name}() has other parameters`)
    return (scope) =>
      called.run(
        scope,
        args.map((arg) => arg(scope)),
      )
  },
  Primary_name({sourceString: name}) {
    const {values}: Names = this.args.names
    if (!values.has(name)) failAt(this, `"${name}" is not defined`)
    return (scope) => scope.values.get(name) ?? null
  },
  literal(literal) {
    const value = literalValue(literal)
    return () => value
  },
})

const constants: Record<string, RuleValue> = {true: true, false: false, null: null}

function literalValue(literal: Node): RuleValue {
  const {ctorName, sourceString} = literal
  if (ctorName === 'string') return unquote(literal)
  return ctorName === 'int' ? BigInt(sourceString) : (constants[sourceString] ?? null)
}

const escapes: Record<string, string> = {n: '\n', r: '\r', t: '\t', '\\': '\\', "'": "'", '"': '"'}

function unquote(literal: Node): string {
  return literal.sourceString.slice(1, -1).replace(/\\(.)/gs, (pair, character: string) => {
    return escapes[character] ?? failAt(literal, `the escape ${pair} is not supported here`)
  })
}

/** The pattern must be a literal, and mean the same in RE2 and JavaScript. */
function checkPattern(items: Node): void {
  if (rulesGrammar.match(items.sourceString, 'string').failed())
    failAt(items, 'matches() needs a literal pattern')
  const pattern = unquote(items)
  if (!compilePattern(pattern))
    failAt(items, `the pattern ${pattern} uses what RE2 and JavaScript read differently`)
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
