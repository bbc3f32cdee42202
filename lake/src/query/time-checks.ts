import {type ExprNode, type ParseOptions, parse} from 'groq-js'
import {isRecord} from '../documents/document.ts'
import {isSlowToParse} from './parse-cost.ts'
import {constantOf, isNode, type Node, valuesOf, visit} from './syntax-tree.ts'
import {checkTime} from './time-limit.ts'

/** No reference in anybody's document is this. */
const checkRef = `check:${crypto.randomUUID()}`

/** Evaluates to false after a check of the time: groq-js follows it as a reference. */
const checkNode: Node = {type: 'Deref', base: {type: 'Value', value: {_ref: checkRef}}}
const checkAttribute: Node = {
  type: 'ObjectConditionalSplat',
  condition: checkNode,
  value: {type: 'Object', attributes: []},
}

/**
 * Returns a query that evaluates to the same and checks the time with each document or item that it filters, projects, sorts or scores. Its
 * references must be followed by a function that `followingChecks` returns.
 */
export function withTimeChecks(ast: ExprNode): ExprNode {
  // A syntax tree is plain data, of the same kind before and after.
  return timed(ast) as ExprNode
}

function timed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(timed)
  if (!isRecord(part) || part.type === 'Value') return part
  const node: Node = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, timed(value)]))
  if (node.type === 'Filter') return {...node, expr: {type: 'Or', left: checkNode, right: node.expr}}
  if (node.type === 'Object' && Array.isArray(node.attributes))
    return {...node, attributes: [...node.attributes, checkAttribute]}
  if (node.type === 'PipeFuncCall' && Array.isArray(node.args))
    return {...node, args: [...node.args, checkNode]}
  return node
}

/** Wraps a function that follows references for groq-js. */
export function followingChecks(
  follow: (ref: string) => unknown,
  check: () => void = checkTime,
): (reference: {_ref: string}) => never {
  // groq-js accepts lists, booleans, and null if a document is missing; its types allow a promise or an object only.
  return ({_ref}) => {
    check()
    return (_ref === checkRef ? false : follow(_ref)) as never
  }
}

/**
 * Returns whether one step of a query, given its parameters, may take long or need much memory, which no check between steps can stop: a pattern
 * with several wildcards, lists that are doubled again and again, lists that are compared with each other.
 */
export function heavySteps(ast: unknown): (params?: Record<string, unknown>) => boolean {
  let additions = 0
  let isHeavy = false
  const patterns: unknown[] = []
  visit(ast, (node) => {
    if (isNode(node, 'FuncCall') && node.namespace === 'array' && node.name === 'intersects') isHeavy = true
    if (isNode(node, 'OpCall') && node.op === '+') additions += 1
    if (isNode(node, 'OpCall') && node.op === 'match') patterns.push(node.right)
  })
  return (params = {}) =>
    isHeavy || additions > maxAdditions || !patterns.every((pattern) => isQuickPattern(pattern, params))
}

const maxAdditions = 8

/** Parses GROQ that must run in this process: a listener's query, or a webhook's filter or projection. Throws if it is slow to parse or has a heavy step. */
export function parseQuick(query: string, options: ParseOptions): ExprNode {
  if (isSlowToParse(query))
    throw new Error('It is too long: a listener or webhook takes short lists and few operators')
  const ast = parse(query, options)
  if (heavySteps(ast)(options.params))
    throw new Error(
      `A listener or webhook takes no array::intersects(), no pattern with several "*", and up to ${maxAdditions} "+"`,
    )
  return ast
}

/** groq-js turns a pattern into a regular expression, which backtracks in a long word if a second wildcard precedes its end. */
function isQuickPattern(pattern: unknown, params: Record<string, unknown>): boolean {
  const constant = constantOf(pattern)
  const texts = constant ? valuesOf(constant, params).filter((text) => typeof text === 'string') : ['a*b*c']
  return texts.every((text) =>
    text.split(/\s+/).every((word) => word.slice(0, 1024).replace(/\*+$/, '').split('*').length <= 2),
  )
}
