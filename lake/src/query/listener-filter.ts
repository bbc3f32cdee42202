import {type ExprNode, evaluateSync, parse} from 'groq-js'
import {type Doc, isRecord} from '../documents/document.ts'
import {localUserId} from '../documents/lake.ts'
import type {QueryParams} from './query-engine.ts'
import {parametersOf, refuseUnanswerable, requireParameters} from './refuse-query.ts'

/** Tells whether a document belongs to a listener's query; only its filters count, not order, slices and projections. */
export function listenerFilter(
  query: string,
  params: QueryParams,
  dereference: (id: string) => Doc | null,
): (document: Doc | null) => boolean {
  const ast = parse(query, {params})
  requireParameters(query, parametersOf(ast), params)
  refuseUnanswerable(query, ast)
  const filter = filterOf(ast)
  return (document) => {
    if (!document) return false
    const {data} = evaluateSync(filter, {
      dataset: [document],
      params,
      identity: localUserId,
      // groq-js takes null for "no such document" but is typed for a promise or an object only.
      dereference: ({_ref: id}: {_ref: string}) => dereference(id) as never,
    })
    return Array.isArray(data) ? data.length > 0 : data != null
  }
}

/** The innermost `*` or `*[...]` of the query. */
function filterOf(node: ExprNode): ExprNode {
  let current: unknown = node
  while (isRecord(current)) {
    const base: unknown = current.base
    const isFilter =
      current.type === 'Filter' && isRecord(base) && (base.type === 'Everything' || base.type === 'Filter')
    // Each step leads to a node of the same tree.
    if (current.type === 'Everything' || isFilter) return current as unknown as ExprNode
    current = base
  }
  return node
}
