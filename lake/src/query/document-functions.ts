import {parse} from 'groq-js'
import {isRecord} from '../documents/document.ts'
import {isNode, type Node} from './syntax-tree.ts'

/** The parameter of an expression that its argument replaces. */
export const argument = '__argument'

// The definition of each function in GROQ; `$__argument` is its argument.
const meanings: Record<string, string> = {
  'releases::all': '*[_type == "system.release"]',
  'documents::incomingRefCount': 'count(*[references(^._id)])',
  'documents::get': `{"_ref": coalesce($${argument}._ref, $${argument})}->`,
}

/** Rewrites a function that groq-js lacks in terms of functions that it has. Returns undefined if the node is not one. */
export function documentFunction(node: Node): Node | undefined {
  if (!isNode(node, 'FuncCall')) return undefined
  const name = `${String(node.namespace)}::${String(node.name)}`
  const meaning = Object.hasOwn(meanings, name) && meanings[name]
  if (!meaning) return undefined
  const [given] = Array.isArray(node.args) ? node.args : []
  return expressionOf(meaning, given)
}

/** Parses an expression with `given` as its argument. */
export function expressionOf(text: string, given: unknown): Node {
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
export function pathInPath(node: Node): Node | undefined {
  if (node.type !== 'OpCall' || node.op !== 'in' || !isPath(node.left) || !isPath(node.right))
    return undefined
  const [left] = Array.isArray(node.left.args) ? node.left.args : []
  return {...node, left}
}

function isPath(node: unknown): node is Node {
  return isNode(node, 'FuncCall') && node.namespace === 'global' && node.name === 'path'
}
