import {type ExprNode, parse} from 'groq-js'
import {isRecord} from './document.ts'

/** A `*[...]` whose documents can be taken from an index: those where one attribute is one of these values. */
export interface Narrowing {
  parameter: string
  choices: {attribute: string; values: ValueNode[]}[]
}

/** A `@ match text::query(...)`, worked out before the query runs. */
export interface TextSearch {
  parameter: string
  query: ValueNode
}

/** A sorted `*[...] | order(...)` that is the same wherever it stands, so it need not be sorted for each query. */
export interface SharedList {
  parameter: string
  plan: QueryPlan
}

export type ValueNode = {value: unknown} | {parameter: string}

export interface QueryPlan {
  ast: ExprNode
  narrowings: Narrowing[]
  lists: SharedList[]
  searches: TextSearch[]
  /** Searches of a single field: `<field> match text::query(...)`. */
  fieldSearches: TextSearch[]
  /** True when some part reads all documents. */
  readsEverything: boolean
}

type Node = Record<string, unknown>

/**
 * Parses a query and rewrites it so that groq-js, which scans every document for every `*`, scans only candidates:
 * `*[_type == "page" && path == $path]` becomes a filter over a parameter that holds the few documents an index offers.
 * The filter itself stays as it was, so the answer is the same.
 */
export function planQuery(query: string, params?: Record<string, unknown>): QueryPlan {
  // groq-js wants a line end after a comment. A syntax tree is plain data; groq-js exports no visitor for it.
  return planOf(parse(`${query}\n`, params ? {params} : {}), (ast, plan) => rewrite(ast, plan))
}

function planOf(ast: unknown, write: (ast: unknown, plan: QueryPlan) => unknown): QueryPlan {
  const plan = {narrowings: [], lists: [], searches: [], fieldSearches: [], readsEverything: false}
  const whole: QueryPlan = {...plan, ast: ast as ExprNode}
  whole.ast = write(ast, whole) as ExprNode
  return whole
}

function rewrite(node: unknown, plan: QueryPlan): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, plan))
  if (!isRecord(node)) return node
  if (node.type === 'Everything') plan.readsEverything = true
  // A literal's value is data, even where it looks like a node.
  if (node.type === 'Value') return node

  const searched = textQueryOf(node)
  if (searched) return searchNode(searched, plan)

  if (isSharedList(node)) {
    const parameter = `§list${plan.lists.length}`
    const list = planOf(node, (ast, own) => rewriteParts(ast as Node, own))
    plan.lists.push({parameter, plan: list})
    if (list.readsEverything) plan.readsEverything = true
    return {type: 'Parameter', name: parameter}
  }

  if (node.type === 'Filter' && isNode(node.base, 'Everything')) {
    const choices = indexable(node.expr)
    if (choices.length > 0) {
      const parameter = `§documents${plan.narrowings.length}`
      plan.narrowings.push({parameter, choices})
      return {...node, base: {type: 'Parameter', name: parameter}, expr: rewrite(node.expr, plan)}
    }
  }
  return rewriteParts(node, plan)
}

function rewriteParts(node: Node, plan: QueryPlan): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value, plan)]))
}

function isSharedList(node: Node): boolean {
  return (
    node.type === 'PipeFuncCall' &&
    node.name === 'order' &&
    isNode(node.base, 'Filter') &&
    isNode(node.base.base, 'Everything') &&
    isTheSameEverywhere([node.base.expr, node.args])
  )
}

const sameEverywhere = new Set('Value AccessAttribute And Or Not Group OpCall Asc Desc'.split(' '))
const pureFunctions = new Set('defined lower upper coalesce length path'.split(' '))

/** True for what reads the document at hand only: no parameter, no surrounding scope, no other document, no clock. */
function isTheSameEverywhere(part: unknown): boolean {
  if (Array.isArray(part)) return part.every(isTheSameEverywhere)
  if (!isRecord(part)) return true
  if (part.type === 'Value') return true
  const isPure =
    part.type === 'FuncCall'
      ? part.namespace === 'global' && pureFunctions.has(String(part.name))
      : sameEverywhere.has(String(part.type))
  return isPure && isTheSameEverywhere(Object.values(part).filter((value) => typeof value === 'object'))
}

/** The equalities of a conjunction that an index can answer. */
function indexable(expression: unknown): Narrowing['choices'] {
  if (isNode(expression, 'Group')) return indexable(expression.base)
  if (isNode(expression, 'And')) return [...indexable(expression.left), ...indexable(expression.right)]
  if (!isNode(expression, 'OpCall')) return []
  const {op, left, right} = expression
  if (op === '==') {
    const [attribute, value] =
      attributeOf(left) === undefined ? [attributeOf(right), left] : [attributeOf(left), right]
    const constant = constantOf(value)
    return attribute !== undefined && constant ? [{attribute, values: [constant]}] : []
  }
  if (op === 'in') {
    const attribute = attributeOf(left)
    const values = isNode(right, 'Array') ? arrayValues(right) : [constantOf(right)]
    return attribute !== undefined && values.every((value) => value !== undefined)
      ? [{attribute, values}]
      : []
  }
  return []
}

function arrayValues({elements}: Node): (ValueNode | undefined)[] {
  if (!Array.isArray(elements)) return [undefined]
  return elements.map((element: unknown) =>
    isRecord(element) && !element.isSplat ? constantOf(element.value) : undefined,
  )
}

function attributeOf(node: unknown): string | undefined {
  return isNode(node, 'AccessAttribute') && node.base === undefined ? String(node.name) : undefined
}

function constantOf(node: unknown): ValueNode | undefined {
  if (isNode(node, 'Value')) return {value: node.value}
  if (isNode(node, 'Parameter')) return {parameter: String(node.name)}
  return undefined
}

/** The two sides of `<left> match text::query(<value>)`. */
function textQueryOf(node: Node): {left: unknown; query: ValueNode} | undefined {
  const {right} = node
  if (node.type !== 'OpCall' || node.op !== 'match' || !isNode(right, 'FuncCall')) return undefined
  if (right.namespace !== 'text' || right.name !== 'query' || !Array.isArray(right.args)) return undefined
  const query = constantOf(right.args[0])
  return query && {left: node.left, query}
}

function searchNode({left, query}: {left: unknown; query: ValueNode}, plan: QueryPlan): Node {
  if (holdsWholeDocument(left)) {
    const parameter = `§matches${plan.searches.length}`
    plan.searches.push({parameter, query})
    // All documents are searched, so any change can alter the answer.
    plan.readsEverything = true
    const matches = {type: 'Parameter', name: parameter}
    return {type: 'OpCall', op: 'in', left: {type: 'AccessAttribute', name: '_id'}, right: matches}
  }
  const parameter = `§text${plan.fieldSearches.length}`
  plan.fieldSearches.push({parameter, query})
  const text = rewrite(left, plan)
  const match = (name: string) => ({
    type: 'OpCall',
    op: 'match',
    left: text,
    right: {type: 'Parameter', name},
  })
  const excluded = {type: 'Not', base: {type: 'Group', base: match(excludedWords(parameter))}}
  // In score(), groq-js counts the words that match even where others do not; a group is judged as a whole.
  const whole = {type: 'And', left: {type: 'Group', base: match(parameter)}, right: excluded}
  return {type: 'And', left: match(parameter), right: whole}
}

/** The parameter that holds the words a field must not contain. */
export function excludedWords(parameter: string): string {
  return `${parameter}-`
}

/** `@`, or a list such as `[@, _id]`. */
function holdsWholeDocument(node: unknown): boolean {
  if (isNode(node, 'This')) return true
  if (!isNode(node, 'Array') || !Array.isArray(node.elements)) return false
  return node.elements.some((element: unknown) => isRecord(element) && isNode(element.value, 'This'))
}

function isNode<T extends string>(node: unknown, type: T): node is Node & {type: T} {
  return isRecord(node) && node.type === type
}
