import {isRecord} from '../documents/document.ts'

export type Node = Record<string, unknown>

export type ValueNode = {value: unknown} | {parameter: string}

export function isNode<T extends string>(node: unknown, type: T): node is Node & {type: T} {
  return isRecord(node) && node.type === type
}

export function constantOf(node: unknown): ValueNode | undefined {
  if (isNode(node, 'Value')) return {value: node.value}
  if (isNode(node, 'Parameter')) return {parameter: String(node.name)}
  return undefined
}

/** The value, or the values of a list. */
export function valuesOf(node: ValueNode, params: Record<string, unknown>): unknown[] {
  const value = 'value' in node ? node.value : params[node.parameter]
  return Array.isArray(value) ? value : [value]
}

export function visit(part: unknown, look: (node: Node) => void): void {
  if (Array.isArray(part)) {
    for (const item of part) visit(item, look)
  } else if (isRecord(part)) {
    look(part)
    // A literal's value is data, even where it looks like a node.
    if (part.type !== 'Value') for (const value of Object.values(part)) visit(value, look)
  }
}

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

/** Replaces `\u{1F600}` in strings, which groq-js drops, by `\ud83d\ude00`. */
export function plainEscapes(query: string): string {
  return query.replaceAll(/\\(?:\\|u\{([\da-f]{1,6})\})/gi, (found, hex) => {
    if (hex === undefined) return found
    const units = String.fromCodePoint(Number.parseInt(hex, 16)).split('')
    return units.map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
  })
}
