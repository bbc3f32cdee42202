import {
  type ComparisonNode,
  type ExistenceNode,
  type ExprNode,
  type PathNode,
  parsePath,
  type SegmentNode,
  type SubscriptNode,
} from '@sanity/json-match'
import {isRecord} from './document.ts'

/** A place in a document. `value` is undefined if nothing is there. */
export interface Place {
  path: (string | number)[]
  value: unknown
}

/** Maximum number of values that the paths of one patch may visit, which takes about 100 ms. */
const maxSearched = 400_000

/** A place by its key in the object or list that it is in. */
interface Node {
  value: unknown
  parent?: Node
  key?: string | number
}

export class TooManyPlaces extends Error {
  override name = 'TooManyPlaces'
}

/** Parses a path in JSONMatch, such as `title`, `rows[_key=="a"].text` or `tags[1:3]`. Returns undefined if the text is not one. */
export function readPath(text: unknown): PathNode | undefined {
  // The parser skips spaces between two tokens.
  if (typeof text !== 'string' || /^[^"'[]*\s/.test(text)) return undefined
  try {
    const node = parsePath(text)
    return node?.type === 'Path' && isNamed(node) ? node : undefined
  } catch (error) {
    if (error instanceof RangeError) throw error
    return undefined
  }
}

function isNamed({base, segment}: PathNode): boolean {
  if (segment.type === 'This') return false
  if (segment.type === 'Identifier' && segment.name in Object.prototype) return false
  if (
    segment.type === 'Subscript' &&
    !segment.elements.every((each) => each.type !== 'Path' || isNamed(each))
  )
    return false
  return base === undefined || base.segment.type === 'This' || isNamed(base)
}

/** Finds places as `@sanity/json-match` does, but by the index of a list item, because two items may have the same key. Throws TooManyPlaces. */
export function placeFinder(): (node: PathNode, document: unknown) => Place[] {
  let left = maxSearched
  const count = () => {
    left -= 1
    if (left < 0) throw new TooManyPlaces()
  }
  const placed = (parent: Node, key: string | number, value: unknown): Node => {
    count()
    return {parent, key, value}
  }
  const children = (parent: Node): Node[] => {
    const {value} = parent
    if (Array.isArray(value)) return value.map((item, index) => placed(parent, index, item))
    return isRecord(value) ? Object.entries(value).map(([name, item]) => placed(parent, name, item)) : []
  }

  function find(path: PathNode | undefined, from: Node): Node[] {
    if (!path) return [from]
    const found: Node[] = []
    for (const base of find(path.base, from)) {
      if (path.recursive) findDeep(path.segment, base, found)
      else for (const node of findSegment(path.segment, base)) found.push(node)
    }
    return found
  }

  function findDeep(segment: SegmentNode, from: Node, found: Node[]): void {
    for (const node of findSegment(segment, from)) found.push(node)
    for (const child of children(from)) findDeep(segment, child, found)
  }

  function findSegment(segment: SegmentNode, from: Node): Node[] {
    const {value} = from
    if (segment.type === 'Wildcard') return children(from)
    if (segment.type === 'Subscript') return segment.elements.flatMap((element) => findElement(element, from))
    if (segment.type === 'This') return [from]
    if (Array.isArray(value)) {
      const items = children(from).filter((item) => typeof item.value === 'object')
      return items.flatMap((item) => findSegment(segment, item))
    }
    // A text or number has no attributes, and is not replaced by an object that has some.
    if (!isRecord(value) && value !== undefined && value !== null) return []
    return [placed(from, segment.name, attributeOf(value, segment.name))]
  }

  function findElement(element: Element, from: Node): Node[] {
    const {value} = from
    if (element.type === 'Path') return find(element, from)
    if (element.type === 'Slice' || element.type === 'Number') {
      if (!Array.isArray(value)) return []
      return indexesOf(element, value).map((index) => placed(from, index, value[index]))
    }
    if (element.type !== 'Comparison' && element.type !== 'Existence') return []
    if (!Array.isArray(value)) return meets(element, from) ? [from] : []
    // Only an item that meets the condition becomes a node, because a list may have thousands.
    return value.flatMap((item, index): Node[] => {
      count()
      if (Array.isArray(item)) return findElement(element, {parent: from, key: index, value: item})
      return meets(element, {value: item}) ? [{parent: from, key: index, value: item}] : []
    })
  }

  function meets(element: ComparisonNode | ExistenceNode, node: Node): boolean {
    if (element.type === 'Existence') return firstValue(element.base, node) !== undefined
    const [left, right] = [firstValue(element.left, node), firstValue(element.right, node)]
    return left !== undefined && right !== undefined && comparisons[element.operator](left, right)
  }

  function firstValue(expression: ExprNode, node: Node): unknown {
    if (expression.type === 'Null') return null
    if (expression.type !== 'Path') return expression.value
    const {base, recursive, segment} = expression
    if (!base && !recursive && segment.type === 'Identifier' && !Array.isArray(node.value))
      return attributeOf(node.value, segment.name)
    return find(expression, node).find(({value}) => value !== undefined)?.value
  }

  return (path, document) => {
    const places = find(path, {value: document}).map((node) => ({path: pathOf(node), value: node.value}))
    // A union or a recursive path can name a place twice.
    if (!isAmbiguous(path)) return places
    return [...new Map(places.map((place) => [JSON.stringify(place.path), place])).values()]
  }
}

type Element = SubscriptNode['elements'][number]

function pathOf(node: Node): Place['path'] {
  const path: Place['path'] = []
  for (let each = node; each.parent; each = each.parent) path.push(each.key ?? '')
  return path.reverse()
}

function isAmbiguous({base, recursive, segment}: PathNode): boolean {
  if (recursive || (segment.type === 'Subscript' && segment.elements.length > 1)) return true
  return base !== undefined && isAmbiguous(base)
}

function attributeOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** Returns the indexes of a slice, or the index that a number means, which may be one past the end of the list. */
function indexesOf(
  element: {start?: number; end?: number} | {value: number},
  {length}: readonly unknown[],
): number[] {
  const fromStart = (index: number) => (index < 0 ? length + index : index)
  if ('value' in element) {
    const index = fromStart(element.value)
    return index >= 0 && index <= length ? [index] : []
  }
  const start = Math.max(0, fromStart(element.start ?? 0))
  const end = Math.min(length, fromStart(element.end ?? length))
  return Array.from({length: Math.max(0, end - start)}, (_, index) => start + index)
}

const ordered =
  (compare: (left: number, right: number) => boolean) =>
  (left: unknown, right: unknown): boolean =>
    typeof left === 'number' && typeof right === 'number' && compare(left, right)

const comparisons = {
  '==': (left: unknown, right: unknown) => left === right,
  '!=': (left: unknown, right: unknown) => left !== right,
  '<': ordered((left, right) => left < right),
  '<=': ordered((left, right) => left <= right),
  '>': ordered((left, right) => left > right),
  '>=': ordered((left, right) => left >= right),
}
