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

/** `@`, or a list such as `[@, _id]`. */
export function holdsWholeDocument(node: unknown): boolean {
  if (isNode(node, 'This')) return true
  if (!isNode(node, 'Array') || !Array.isArray(node.elements)) return false
  return node.elements.some((element: unknown) => isRecord(element) && isNode(element.value, 'This'))
}

/** The parameter that holds the words a field must not contain. */
export function excludedWords(parameter: string): string {
  return `${parameter}-`
}
