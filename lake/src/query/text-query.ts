import {isRecord} from '../documents/document.ts'
import {constantOf, isNode, type Node} from './syntax-tree.ts'

/** The two sides of `<left> match text::query(<value>)`. */
export function textQueryOf(node: Node): {left: unknown; query: unknown} | undefined {
  const {right} = node
  if (node.type !== 'OpCall' || node.op !== 'match' || !isNode(right, 'FuncCall')) return undefined
  if (right.namespace !== 'text' || right.name !== 'query' || !Array.isArray(right.args)) return undefined
  const [query] = right.args
  return constantOf(query) && {left: node.left, query}
}

/** `@`, or a list such as `[@, _id]`. */
export function holdsWholeDocument(node: unknown): boolean {
  if (isNode(node, 'This')) return true
  if (!isNode(node, 'Array') || !Array.isArray(node.elements)) return false
  return node.elements.some((element: unknown) => isRecord(element) && isNode(element.value, 'This'))
}
