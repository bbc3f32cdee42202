import {type Doc, isRecord} from '../documents/document.ts'
import {conjuncts, outerOf} from './indexable.ts'
import {isNode, type Node} from './syntax-tree.ts'

/** `*[date < ^.date && ...] | order(date desc)`: a part of a sorted list, up to a value of the scope around it or from there on. */
export interface Range {
  attribute: string
  op: string
  descending: boolean
  /** The list without the condition. */
  list: (withoutCondition: (filter: unknown, condition: unknown) => unknown) => Node
  outer: Node
}

const mirrored: Record<string, string> = {'<': '>', '<=': '>=', '>': '<', '>=': '<='}

/** Returns the range that a node describes, if any. */
export function rangeOf(node: Node): Range | undefined {
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
    const list: Range['list'] = (without) => ({...node, base: {...base, expr: without(base.expr, condition)}})
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
  /** Returns the number of documents that sort before the value or, with `after`, not after it. */
  const place = (limit: unknown, after: boolean): number => {
    let [low, high] = [0, documents.length]
    while (low < high) {
      const middle = (low + high) >> 1
      const order = compare(documents[middle]?.[attribute], limit) * (descending ? -1 : 1)
      if (order < 0 || (after && order === 0)) low = middle + 1
      else high = middle
    }
    return low
  }
  const type = ranks[typeof value] ?? 0
  if (type === 0) return []
  const isFirstPart = (op === '<' || op === '<=') !== descending
  const bound = place(value, op.endsWith('=') === isFirstPart)
  return isFirstPart
    ? documents.slice(place(new Rank(type), false), bound)
    : documents.slice(bound, place(new Rank(type), true))
}

/** Compares as equal with every value of a type. */
class Rank {
  readonly rank: number
  constructor(rank: number) {
    this.rank = rank
  }
}

/** The order in which `order()` sorts values of different types. */
const ranks: Record<string, number> = {number: 1, string: 2, boolean: 3}

function compare(value: unknown, limit: unknown): number {
  const rank = ranks[typeof value] ?? 4
  const limitRank = limit instanceof Rank ? limit.rank : (ranks[typeof limit] ?? 4)
  if (rank !== limitRank || limit instanceof Rank) return rank - limitRank
  // Both are numbers, strings or booleans.
  const [a, b] = [value, limit] as [string, string]
  return a < b ? -1 : Number(a > b)
}

/** Reads the value in a reference to a range: `s` and a string, or `v` and a number or boolean. */
export function readLimit(text: string): unknown {
  const value = text.slice(1)
  if (text.startsWith('s')) return value
  if (value === 'true' || value === 'false') return value === 'true'
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
