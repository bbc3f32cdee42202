import {type Doc, isRecord} from '../documents/document.ts'
import {conjuncts, outerOf} from './indexable.ts'
import {isNode, type Node} from './syntax-tree.ts'

/** `*[date < ^.date && ...] | order(date desc)`: a part of a sorted list, up to a value of the scope around it or from there on. */
export type Range = NonNullable<ReturnType<typeof rangeOf>>

const mirrored: Record<string, string> = {'<': '>', '<=': '>=', '>': '<', '>=': '<='}

/** Returns the range that a node describes, if any. */
export function rangeOf(node: Node) {
  const {base, args} = node
  if (node.type !== 'PipeFuncCall' || node.name !== 'order' || !isNode(base, 'Filter')) return undefined
  if (!isNode(base.base, 'Everything') || !Array.isArray(args) || args.length !== 1) return undefined
  const [sorting] = args as unknown[]
  const descending = isNode(sorting, 'Desc')
  const attribute = ownAttribute(isNode(sorting, 'Desc') || isNode(sorting, 'Asc') ? sorting.base : sorting)
  if (attribute === undefined) return undefined
  for (const condition of conjuncts(base.expr)) {
    if (!isNode(condition, 'OpCall')) continue
    const {op, left, right} = condition
    const isLeft = ownAttribute(left) === attribute
    const outer = isLeft ? outerOf(right) : ownAttribute(right) === attribute ? outerOf(left) : undefined
    const ownOp = isLeft ? String(op) : mirrored[String(op)]
    if (!outer || ownOp === undefined || !Object.hasOwn(mirrored, ownOp)) continue
    /** Returns the list without the condition. */
    const list = (without: (filter: unknown, condition: unknown) => unknown): Node => ({
      ...node,
      base: {...base, expr: without(base.expr, condition)},
    })
    return {attribute, op: ownOp, descending, list, outer}
  }
  return undefined
}

function ownAttribute(node: unknown): string | undefined {
  return isNode(node, 'AccessAttribute') && node.base === undefined ? String(node.name) : undefined
}

/** Returns the documents of a sorted list whose attribute compares with a value. GROQ compares values of the same type only. */
export function sliceOf(
  documents: readonly Doc[],
  {attribute, op, descending}: Pick<Range, 'attribute' | 'op' | 'descending'>,
  value: unknown,
): readonly Doc[] {
  const type = ranks[typeof value]
  if (type === undefined) return []
  const sign = descending ? -1 : 1
  const rankOf = (document: Doc) => sign * ((ranks[typeof document[attribute]] ?? 4) - type)
  /** Sorts the documents of other types before or after all values of this type. */
  const compare = (document: Doc) => {
    // Both are numbers, strings or booleans.
    const [own, limit] = [document[attribute], value] as [string, string]
    return rankOf(document) || sign * (own < limit ? -1 : Number(own > limit))
  }
  const isFirstPart = (op === '<' || op === '<=') !== descending
  const isAfterEqual = op.endsWith('=') === isFirstPart
  const start = countWhile(documents, (each) => rankOf(each) < 0)
  const bound = countWhile(documents, (each) => (isAfterEqual ? compare(each) <= 0 : compare(each) < 0))
  const end = countWhile(documents, (each) => rankOf(each) <= 0)
  return isFirstPart ? documents.slice(start, bound) : documents.slice(bound, end)
}

/** Returns the number of documents at the start of a list that meet a condition, by binary search. */
export function countWhile(documents: readonly Doc[], isBefore: (document: Doc) => boolean): number {
  let [low, high] = [0, documents.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(documents[middle] as Doc)) low = middle + 1
    else high = middle
  }
  return low
}

/** The order in which `order()` sorts values of different types. */
const ranks: Record<string, number> = {number: 1, string: 2, boolean: 3}

/** Reads the value in a reference to a source: `s` and a string, `v` and a number or boolean, `l` and a list of strings, or `null`. Returns undefined when it is another value. */
export function readValue(text: string): unknown {
  const value = text.slice(1)
  if (text.startsWith('s')) return value
  if (text.startsWith('l')) return value.split(',')
  if (value === 'true' || value === 'false') return value === 'true'
  if (text === 'null') return null
  return /^-?\d/.test(value) && !Number.isNaN(Number(value)) ? Number(value) : undefined
}

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
export function isTheSameEverywhere(part: unknown): boolean {
  if (Array.isArray(part)) return part.every(isTheSameEverywhere)
  if (!isRecord(part)) return true
  if (part.type === 'Value') return true
  const isPure =
    part.type === 'FuncCall'
      ? part.namespace === 'global' && pureFunctions.has(String(part.name))
      : sameEverywhere.has(String(part.type))
  return isPure && isTheSameEverywhere(Object.values(part).filter((value) => typeof value === 'object'))
}
