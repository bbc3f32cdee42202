import {randomUUID} from 'node:crypto'
import {type ExprNode, parse} from 'groq-js'
import {isRecord} from '../documents/document.ts'
import {type Choice, conjuncts, indexableChoices, outerChoices} from './indexable.ts'
import {parametersOf, refuseUnanswerable} from './refuse-query.ts'
import {
  constantOf,
  holdsWholeDocument,
  isNode,
  type Node,
  plainEscapes,
  textQueryOf,
  type ValueNode,
} from './syntax-tree.ts'

/** Documents that a query reads. They are read, and counted among what the answer depends on, when evaluation gets there. */
export type Source =
  /**
   * `*` or `*[...]` whose documents an index can name. `outer` is the attribute that has a value of the scope around the filter: `*[author._ref == ^._id && ...]`.
   */
  | {kind: 'indexed'; choices: Choice[]; outer?: string}
  /** `*[...]` or `*[...] | order(...)` that is the same everywhere in the query, so it need not be filtered and sorted for each query. */
  | {kind: 'sorted'; plan: QueryPlan; name: string}
  /** The documents that a `@ match text::query(...)` finds, whose ids are compared with that of a document. */
  | {kind: 'matches'; query: ValueNode}

export interface QueryPlan {
  readsTime: boolean
  ast: ExprNode
  isList: boolean
  bytes: number
  sources: Source[]
  /** Searches of a single field: `<field> match text::query(...)`. */
  fieldSearches: {wanted: string; excluded: string; query: ValueNode}[]
  parameters: Set<string>
}

// No reference in anybody's document can begin with this.
const sourcePrefix = `source:${randomUUID()}:`

/** Returns the index in `QueryPlan.sources` and the value to look up there, or undefined for a reference to a document. */
export function sourceOf(ref: string): {index: number; value: unknown} | undefined {
  if (!ref.startsWith(sourcePrefix)) return undefined
  const [index = ''] = ref.slice(sourcePrefix.length).split(':', 1)
  return {index: Number(index), value: readValue(ref.slice(sourcePrefix.length + index.length + 1))}
}

/** Parses a query and rewrites each `*`, for which groq-js scans all documents, to a reference to candidates. groq-js reads only what it reaches. */
export function planQuery(query: string, params?: Record<string, unknown>): QueryPlan {
  // groq-js wants a line end after a comment.
  const ast = parse(`${plainEscapes(query)}\n`, params ? {params} : {})
  const plan = planOf(ast, rewrite)
  // Measured: 20 to 40 bytes for each character.
  plan.bytes = 40 * query.length
  plan.readsTime = /\bnow\s*\(/.test(query)
  for (const name of parametersOf(ast)) plan.parameters.add(name)
  refuseUnanswerable(query, plan.ast)
  return plan
}

type Rewrite = (node: unknown, plan: QueryPlan) => unknown

function planOf(ast: ExprNode, write: Rewrite, isList = false): QueryPlan {
  const plan: QueryPlan = {
    readsTime: false,
    ast,
    isList,
    bytes: 0,
    sources: [],
    fieldSearches: [],
    parameters: new Set(),
  }
  // A syntax tree is plain data, and is rewritten into one of the same kind; groq-js exports no visitor for it.
  plan.ast = write(ast, plan) as ExprNode
  return plan
}

function rewrite(node: unknown, plan: QueryPlan): unknown {
  if (Array.isArray(node)) return node.map((item) => rewrite(item, plan))
  // A literal's value is data, even where it looks like a node.
  if (!isRecord(node) || node.type === 'Value') return node
  if (node.type === 'Everything') return readSource(plan, {kind: 'indexed', choices: []})
  const meaning = documentFunction(node) ?? pathInPath(node)
  if (meaning) return rewrite(meaning, plan)

  const searched = textQueryOf(node)
  const query = constantOf(searched?.query)
  if (searched && query) return searchNode({left: searched.left, query}, plan)

  if (isSortedList(node)) return readSource(plan, {kind: 'sorted', ...sortedPlan(node)})
  if (node.type === 'Filter' && isNode(node.base, 'Everything')) {
    const {base, rest} = filteredBase(node.expr, plan)
    if (rest !== undefined && !plan.isList && isTheSameEverywhere(node.expr))
      return readSource(plan, {kind: 'sorted', ...sortedPlan(node, rewrite)})
    return rest === undefined ? base : {...node, base, expr: rewrite(rest, plan)}
  }
  return rewriteParts(node, plan)
}

function sortedPlan(
  list: Node,
  write: Rewrite = (ast, own) => rewriteParts(ast as Node, own),
): {plan: QueryPlan; name: string} {
  // The parser created this node.
  const plan = planOf(list as unknown as ExprNode, write, true)
  return {plan, name: JSON.stringify(list)}
}

/** Returns the documents that indexes can name, to be filtered instead of `*`. `rest` is the part of the filter that they do not answer. */
function filteredBase(filter: unknown, plan: QueryPlan): {base: Node; rest?: unknown} {
  const choices = indexableChoices(filter)
  const outer = outerChoices(filter)
  // Most documents of a query share their type.
  const best = outer.find(({attribute}) => attribute !== '_type') ?? outer[0]
  const exact: unknown[] = choices.flatMap((choice) => choice.exact ?? [])
  if (best?.exact) exact.push(best.exact)
  // A sorted list filters documents that are changed later.
  const rest = plan.isList ? filter : exact.reduce(withoutCondition, filter)
  const source = {kind: 'indexed' as const, choices}
  const base = best
    ? derefNode(plan.sources.push({...source, outer: best.attribute}) - 1, best.outer)
    : readSource(plan, source)
  return conjuncts(rest).every(isTrue) ? {base} : {base, rest}
}

const isTrue = (node: unknown) => isNode(node, 'Value') && node.value === true

/** Returns the conjunction with `true` instead of the condition. */
function withoutCondition(expression: unknown, condition: unknown): unknown {
  if (expression === condition) return {type: 'Value', value: true}
  if (isNode(expression, 'Group')) return withoutCondition(expression.base, condition)
  if (!isNode(expression, 'And')) return expression
  const {left, right} = expression
  return {...expression, left: withoutCondition(left, condition), right: withoutCondition(right, condition)}
}

function rewriteParts(node: Node, plan: QueryPlan): Node {
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, rewrite(value, plan)]))
}

function readSource({sources}: QueryPlan, source: Source): Node {
  const index = sources.push(source) - 1
  return {type: 'Deref', isSource: true, base: {type: 'Value', value: {_ref: `${sourcePrefix}${index}`}}}
}

/** Returns a node that reads a source for a value of the document at hand, in the form of `readValue`. */
function derefNode(index: number, value: Node): Node {
  const prefix = `"${sourcePrefix}${index}:`
  const node = expressionOf(
    `{"_ref": coalesce(${prefix}s" + $${argument}, ${prefix}v" + string($${argument}), ${prefix}l" + array::join(array::compact($${argument}), ","), ${prefix}" + select(defined($${argument}) => "", "null"))}->`,
    value,
  )
  return {...node, isSource: true}
}

/** Returns a condition that selects the documents of a search. With `_id in [...]` groq-js would compare each with each. */
function matchNode(index: number): Node {
  return {
    type: 'OpCall',
    op: '==',
    left: derefNode(index, {type: 'AccessAttribute', name: '_id'}),
    right: {type: 'Value', value: true},
  }
}

/** The documents that a `@ match text::query(...)` finds, or a search of a single field. */
function searchNode({left, query}: {left: unknown; query: ValueNode}, plan: QueryPlan): Node {
  if (holdsWholeDocument(left)) return matchNode(plan.sources.push({kind: 'matches', query}) - 1)
  const wanted = `§text${plan.fieldSearches.length}`
  const excluded = `${wanted}-`
  plan.fieldSearches.push({wanted, excluded, query})
  const text = rewrite(left, plan)
  const match = (name: string) => ({
    type: 'OpCall',
    op: 'match',
    left: text,
    right: {type: 'Parameter', name},
  })
  const others = {type: 'Not', base: {type: 'Group', base: match(excluded)}}
  // In score(), groq-js counts the words that match even where others do not; a group is judged as a whole.
  const whole = {type: 'And', left: {type: 'Group', base: match(wanted)}, right: others}
  return {type: 'And', left: match(wanted), right: whole}
}

/** Reads the value in a reference to a source: `s` and a string, `v` and a number or boolean, `l` and a list of strings, or `null`. Returns undefined when it is another value. */
function readValue(text: string): unknown {
  const value = text.slice(1)
  if (text.startsWith('s')) return value
  if (text.startsWith('l')) return value.split(',')
  if (value === 'true' || value === 'false') return value === 'true'
  if (text === 'null') return null
  return /^-?\d/.test(value) && !Number.isNaN(Number(value)) ? Number(value) : undefined
}

/** Whether a node is `*[...] | order(...)` that neither parameters nor the surrounding scope can change. */
function isSortedList(node: Node): boolean {
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

/** Returns whether an expression reads the document at hand only: no parameter, no surrounding scope, no other document, no clock. */
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

/** The parameter of an expression that its argument replaces. */
const argument = '__argument'

// The definition of each function in GROQ; `$__argument` is its argument.
const meanings: Record<string, string> = {
  'releases::all': '*[_type == "system.release"]',
  'documents::incomingRefCount': 'count(*[references(^._id)])',
  'documents::get': `{"_ref": coalesce($${argument}._ref, $${argument})}->`,
}

/** Rewrites a function that groq-js lacks in terms of functions that it has. Returns undefined if the node is not one. */
function documentFunction(node: Node): Node | undefined {
  if (!isNode(node, 'FuncCall')) return undefined
  const name = `${String(node.namespace)}::${String(node.name)}`
  const meaning = Object.hasOwn(meanings, name) && meanings[name]
  if (!meaning) return undefined
  const [given] = Array.isArray(node.args) ? node.args : []
  return expressionOf(meaning, given)
}

function expressionOf(text: string, given: unknown): Node {
  // A syntax tree is plain data, of the same kind before and after.
  return replace(parse(text), given) as Node
}

function replace(part: unknown, given: unknown): unknown {
  if (Array.isArray(part)) return part.map((item) => replace(item, given))
  if (!isRecord(part) || part.type === 'Value') return part
  if (part.type === 'Parameter' && part.name === argument) return given ?? {type: 'Value', value: null}
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, replace(value, given)]))
}

/** Rewrites `path(a) in path(b)`, which is always null in groq-js, because it compares a string with a path. */
function pathInPath(node: Node): Node | undefined {
  if (node.type !== 'OpCall' || node.op !== 'in' || !isPath(node.left) || !isPath(node.right))
    return undefined
  const [left] = Array.isArray(node.left.args) ? node.left.args : []
  return {...node, left}
}

function isPath(node: unknown): node is Node {
  return isNode(node, 'FuncCall') && node.namespace === 'global' && node.name === 'path'
}
