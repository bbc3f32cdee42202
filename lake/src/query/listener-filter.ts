import {type ExprNode, evaluateSync} from 'groq-js'
import {type Doc, isRecord} from '../documents/document.ts'
import {localUserId} from '../documents/store.ts'
import type {QueryParams} from './query-engine.ts'
import {parametersOf, refuseUnanswerable, requireParameters} from './refuse-query.ts'
import {isNode} from './syntax-tree.ts'
import {followingChecks, parseQuick, withTimeChecks} from './time-checks.ts'

/** Returns whether a document belongs to the listener's query. Calls `checkTime`. */
export type ListenerFilter = (document: Doc | null) => boolean

/** Only the filters of the query count, not order, slices and projections. Throws for a query that cannot be parsed or answered. */
export function listenerFilter(
  query: string,
  params: QueryParams,
  dereference: (id: string) => Doc | null,
): ListenerFilter {
  const ast = parseQuick(query, {params})
  requireParameters(query, parametersOf(ast), params)
  refuseUnanswerable(query, ast)
  const filter = withTimeChecks(filterOf(ast))
  return (document) => {
    if (!document) return false
    const {data} = evaluateSync(filter, {
      dataset: [document],
      params,
      identity: localUserId,
      dereference: followingChecks(dereference),
    })
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
