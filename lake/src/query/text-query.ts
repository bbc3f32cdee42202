import {isRecord} from '../documents/document.ts'
import {constantOf, isNode, type Node, type ValueNode} from './syntax-tree.ts'

/** The two sides of `<left> match text::query(<value>)`. */
export function textQueryOf(node: Node): {left: unknown; query: ValueNode} | undefined {
  const {right} = node
  if (node.type !== 'OpCall' || node.op !== 'match' || !isNode(right, 'FuncCall')) return undefined
  if (right.namespace !== 'text' || right.name !== 'query' || !Array.isArray(right.args)) return undefined
  const query = constantOf(right.args[0])
  return query && {left: node.left, query}
}

/** The first search of whole documents in a conjunction, and the conjunction with `true` in its place. */
export function takeSearch(expression: unknown): {query: ValueNode; rest: Node} | undefined {
  if (isNode(expression, 'Group')) return takeSearch(expression.base)
  if (isNode(expression, 'And')) {
    const left = takeSearch(expression.left)
    if (left) return {query: left.query, rest: {...expression, left: left.rest}}
    const right = takeSearch(expression.right)
    return right && {query: right.query, rest: {...expression, right: right.rest}}
  }
  const search = isNode(expression, 'OpCall') ? textQueryOf(expression) : undefined
  if (!search || !holdsWholeDocument(search.left)) return undefined
  return {query: search.query, rest: {type: 'Value', value: true}}
}

/** `@`, or a list such as `[@, _id]`. */
export function holdsWholeDocument(node: unknown): boolean {
  if (isNode(node, 'This')) return true
  if (!isNode(node, 'Array') || !Array.isArray(node.elements)) return false
  return node.elements.some((element: unknown) => isRecord(element) && isNode(element.value, 'This'))
}
