import type {Node} from 'ohm-js'
import {type Evaluate, semantics as expressions, type Names, type RuleFunction} from './compile-expression.ts'
import {failAt, parseRules} from './grammar.ts'
import {RuleFault, RulePath, type RuleValue} from './values.ts'

const methods = ['get', 'list', 'create', 'update', 'delete'] as const
export type RuleMethod = (typeof methods)[number]

const groups: Record<string, RuleMethod[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  ...Object.fromEntries(methods.map((method) => [method, [method]])),
}

/** Firestore's limit on nested calls, which also ends a recursion. */
const deepestCall = 20

const getAfter: RuleFunction = {
  parameters: ['path'],
  run: (scope, [path]) => {
    if (path instanceof RulePath) return scope.getAfter(path.text)
    throw new RuleFault('expected a path')
  },
}

export type PathSegment = {isVariable: boolean; name: string}

export interface Match {
  path: PathSegment[]
  allows: {methods: RuleMethod[]; condition: Evaluate}[]
  matches: Match[]
}

const semantics = expressions
  .addOperation<Match>('compileRuleset(names)', {
    Ruleset(_version, _equals, _2, _end, _service, _cloud, _dot, _firestore, block) {
      return compileBlock(block, [], this.args.names)
    },
  })
  .addOperation<PathSegment>('segment', {
    Segment_variable: (_slash, _open, {sourceString: name}, _close) => ({isVariable: true, name}),
    Segment_literal: (_slash, {sourceString: name}) => ({isVariable: false, name}),
  })
  // The returned function compiles the member, once the names of all functions of its block are known.
  .addOperation<() => void>('declare(names, match)', {
    Member_match(_match, segments, block) {
      const {names, match} = this.args
      const path: PathSegment[] = segments.children.map((segment) => segment.segment())
      return () => match.matches.push(compileBlock(block, path, names))
    },
    Member_function(_function, {sourceString: name}, _1, parameters, _2, _3, _return, result, _4, _5) {
      const {names} = this.args
      const declared: RuleFunction = {parameters: namesIn(parameters), run: () => null}
      names.functions.set(name, declared)
      return () => {
        declared.run = compileFunction(declared.parameters, result, names)
      }
    },
    Member_allow(_allow, allowed, condition, _end) {
      const {names, match} = this.args
      const methods = namesIn(allowed).flatMap(
        (word) => groups[word] ?? failAt(this, `"${word}" is not a method`),
      )
      return () => {
        const [given] = condition.children
        const evaluate: Evaluate = given ? given.child(2).compile(names) : () => true
        match.allows.push({methods, condition: evaluate})
      }
    },
  })

const namesIn = (list: Node): string[] => list.asIteration().children.map(({sourceString}) => sourceString)

/** Compiles the text of a rules file. Throws a RulesSyntaxError for anything that it does not know. */
export function compileRuleset(source: string): Match {
  const names = {values: new Set(['request', 'resource']), functions: new Map([['getAfter', getAfter]])}
  return semantics(parseRules(source)).compileRuleset(names)
}

function compileBlock(block: Node, path: PathSegment[], outer: Names): Match {
  const variables = path.flatMap(({isVariable, name}) => (isVariable ? [name] : []))
  const twice = variables.find((name) => outer.values.has(name))
  if (twice) failAt(block, `"${twice}" is defined twice`)
  const names = {values: new Set([...outer.values, ...variables]), functions: new Map(outer.functions)}
  const match: Match = {path, allows: [], matches: []}
  const compilers: (() => void)[] = block.child(1).children.map((member) => member.declare(names, match))
  for (const compile of compilers) compile()
  return match
}

function compileFunction(
  parameters: readonly string[],
  result: Node,
  {values, functions}: Names,
): RuleFunction['run'] {
  const evaluate: Evaluate = result.compile({values: new Set([...values, ...parameters]), functions})
  return (scope, args) => {
    if (scope.depth >= deepestCall) throw new RuleFault('calls are nested too deeply')
    const own = parameters.map((parameter, i): [string, RuleValue] => [parameter, args[i] ?? null])
    return evaluate({...scope, values: new Map([...scope.block, ...own]), depth: scope.depth + 1})
  }
}
