import {isRecord} from '../documents/document.ts'
import {isNode, type Node} from './syntax-tree.ts'

/** Whether a node is `*[...] | order(...)` that neither parameters nor the surrounding scope can change. */
export function isSortedList(node: Node): boolean {
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
