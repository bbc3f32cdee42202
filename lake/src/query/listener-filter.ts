import {type ExprNode, evaluateSync, parse} from 'groq-js'
import {type Doc, isRecord} from '../documents/document.ts'
import {localUserId} from '../documents/store.ts'
import type {QueryParams} from './query-engine.ts'
import {parametersOf, refuseUnanswerable, requireParameters} from './refuse-query.ts'
import {isNode} from './syntax-tree.ts'

export interface ListenerFilter {
  /** Whether a document belongs to the listener's query. */
  matches(document: Doc | null): boolean
  /** Whether that takes no longer than reading the document, whatever is in it: such a filter needs no time limit. */
  isQuick: boolean
}

/** Only the filters of the query count, not order, slices and projections. Throws for a query that cannot be parsed or answered. */
export function listenerFilter(
  query: string,
  params: QueryParams,
  dereference: (id: string) => Doc | null,
): ListenerFilter {
  const ast = parse(query, {params})
  requireParameters(query, parametersOf(ast), params)
  refuseUnanswerable(query, ast)
  const filter = filterOf(ast)
  const matches = (document: Doc | null) => {
    if (!document) return false
    const {data} = evaluateSync(filter, {
      dataset: [document],
      params,
      identity: localUserId,
      // groq-js accepts null for a missing document; its types allow a promise or an object only.
      dereference: ({_ref: id}: {_ref: string}) => dereference(id) as never,
    })
    return Array.isArray(data) ? data.length > 0 : data != null
  }
  return {matches, isQuick: isQuick(filter)}
}

const quickNodes = new Set('Value Parameter AccessAttribute And Or Not Group Array ArrayElement'.split(' '))
const quickFunctions = new Set('defined lower upper coalesce length path versionOf partOfRelease'.split(' '))

/** Comparisons of attributes, without another filter in them. `match` is none: how long a pattern takes depends on the pattern. */
function isQuick(part: unknown): boolean {
  if (Array.isArray(part)) return part.every(isQuick)
  if (!isRecord(part) || part.type === 'Value' || part.type === 'Everything') return true
  if (isNode(part, 'Filter')) return isFiltered(part.base) && isQuick([part.base, part.expr])
  if (isNode(part, 'OpCall')) return part.op !== 'match' && isQuick([part.left, part.right])
  if (isNode(part, 'FuncCall')) return quickFunctions.has(String(part.name)) && isQuick(part.args)
  return quickNodes.has(String(part.type)) && isQuick(Object.values(part))
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
