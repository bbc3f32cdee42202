import {methodArity} from './methods.ts'
import {compilePattern} from './patterns.ts'
import type {Expression, Match, RuleFunction} from './syntax.ts'
import {RulesSyntaxError} from './tokens.ts'
import {typeNames} from './values.ts'

interface Scope {
  names: ReadonlySet<string>
  functions: ReadonlyMap<string, RuleFunction>
}

/** Refuses every name, function, method, type and pattern that evaluation would not know. */
export function checkRuleset(root: Match): void {
  checkBlock(root, {names: new Set(['request', 'resource']), functions: new Map()})
}

function checkBlock(block: Match, outer: Scope): void {
  const scope: Scope = {
    names: new Set([...outer.names, ...block.path.map(({name}) => name)]),
    functions: new Map([...outer.functions, ...block.functions.map((each) => [each.name, each] as const)]),
  }
  for (const each of block.functions) {
    const names = new Set([...scope.names, ...each.parameters])
    for (const {name, value} of each.lets) {
      checkExpression(value, {...scope, names})
      names.add(name)
    }
    checkExpression(each.result, {...scope, names})
  }
  for (const {condition} of block.allows) if (condition) checkExpression(condition, scope)
  for (const inner of block.matches) checkBlock(inner, scope)
}

function checkExpression(expression: Expression, scope: Scope): void {
  const fail = (problem: string): never => {
    throw new RulesSyntaxError(expression.line, problem)
  }
  if (expression.kind === 'name' && !scope.names.has(expression.name))
    fail(`"${expression.name}" is not defined`)
  if (expression.kind === 'is' && !typeNames.some((name) => name === expression.type)) {
    fail(`"${expression.type}" is no type`)
  }
  if (expression.kind === 'call' && expression.name === 'getAfter') {
    if (expression.args.length !== 1) fail('getAfter() takes a path')
  } else if (expression.kind === 'call') {
    const called = scope.functions.get(expression.name)
    if (!called) fail(`the function ${expression.name}() is not supported here`)
    else if (called.parameters.length !== expression.args.length)
      fail(`${expression.name}() has other parameters`)
  }
  if (expression.kind === 'method') checkMethod(expression, fail)
  for (const part of partsOf(expression)) checkExpression(part, scope)
}

function checkMethod(expression: Expression & {kind: 'method'}, fail: (problem: string) => never): void {
  const {name, args} = expression
  if (!Object.hasOwn(methodArity, name)) fail(`the method ${name}() is not supported here`)
  if (methodArity[name] !== args.length) fail(`${name}() takes ${methodArity[name]} argument(s) here`)
  if (name !== 'matches') return
  const pattern = args[0]
  if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string')
    fail('matches() needs a literal pattern')
  else if (!compilePattern(pattern.value)) {
    fail(`the pattern ${pattern.value} uses what RE2 and JavaScript read differently`)
  }
}

function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'name':
      return []
    case 'list':
      return expression.items
    case 'path':
      return expression.segments
    case 'member':
      return [expression.target]
    case 'method':
      return [expression.target, ...expression.args]
    case 'call':
      return expression.args
    case 'index':
      return [expression.target, expression.key]
    case 'not':
    case 'is':
      return [expression.of]
    case 'binary':
      return [expression.left, expression.right]
    case 'choice':
      return [expression.test, expression.yes, expression.no]
  }
}
