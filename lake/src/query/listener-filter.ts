import {type ExprNode, evaluateSync, type ParseOptions, parse} from 'groq-js'
import {type Doc, isRecord} from '../documents/document.ts'
import {localUserId} from '../documents/store.ts'
import {dereferenceBy} from './dereference.ts'
import type {QueryParams} from './query-engine.ts'
import {parametersOf, refuseUnanswerable, requireParameters} from './refuse-query.ts'
import {isNode, plainEscapes, visit} from './syntax-tree.ts'
import {TimeLimitReached, within} from './time-limit.ts'

export type ListenerFilter = (document: Doc) => boolean

/** How long a listener's query may take to parse (ms), and how many `+` it may have, each of which can double a list. */
const parseMs = 200
const maxAdditions = 8

/** Parses GROQ that must run in this process. Throws if it takes long or has a step that may need much memory. */
function parseQuick(query: string, options: ParseOptions): ExprNode {
  let ast: ExprNode
  try {
    ast = within(parseMs, () => parse(plainEscapes(query), options))
  } catch (error) {
    if (!(error instanceof TimeLimitReached)) throw error
    throw new Error('It is too long: a listener takes short lists and few operators')
  }
  let additions = 0
  visit(ast, (node) => {
    if (isNode(node, 'OpCall') && node.op === '+') additions += 1
  })
  if (additions > maxAdditions) throw new Error(`A listener takes up to ${maxAdditions} "+"`)
  return ast
}

/** Only the filters of the query count, not order, slices and projections. Throws for a query that cannot be parsed or answered. */
export function listenerFilter(
  query: string,
  params: QueryParams,
  dereference: (id: string) => Doc | null,
): ListenerFilter {
  const ast = parseQuick(query, {params})
  requireParameters(query, parametersOf(ast), params)
  refuseUnanswerable(query, ast)
  const filter = filterOf(ast)
  const options = {params, identity: localUserId, dereference: dereferenceBy(dereference)}
  return (document) => {
    const {data} = evaluateSync(filter, {...options, dataset: [document]})
    return Array.isArray(data) ? data.length > 0 : data != null
  }
}

/** `*` or `*[...]`. */
function isFiltered(node: unknown): boolean {
  return isNode(node, 'Everything') || (isNode(node, 'Filter') && isFiltered(node.base))
}

/** The innermost `*` or `*[...]` of the query. */
function filterOf(node: ExprNode): ExprNode {
  let current: unknown = node
  while (isRecord(current)) {
    // Each step leads to a node of the same tree.
    if (isFiltered(current)) return current as unknown as ExprNode
    current = current.base
  }
  return node
}
