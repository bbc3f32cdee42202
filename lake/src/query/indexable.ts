import {isRecord} from '../documents/document.ts'
import {constantOf, isNode, type Node, type ValueNode} from './syntax-tree.ts'

/** The index of the ids that a document refers to, at any depth. No attribute has this name. */
export const references = 'references()'

/** A condition that one attribute of a document is one of these values, or that it refers to one of them. */
export interface Choice {
  attribute: string
  values: ValueNode[]
  /** The condition, if the index answers it exactly, so that no document has to be checked. */
  exact?: unknown
}

/** Returns the conditions of a conjunction. */
export function conjuncts(expression: unknown): unknown[] {
  if (isNode(expression, 'Group')) return conjuncts(expression.base)
  return isNode(expression, 'And')
    ? [...conjuncts(expression.left), ...conjuncts(expression.right)]
    : [expression]
}

/** The conditions of a conjunction that an index can answer. */
export function indexableChoices(filter: unknown): Choice[] {
  return conjuncts(filter).flatMap((condition) =>
    comparisonsOf(condition).flatMap(({attribute, values}) => {
      const constants = values.map(constantOf)
      if (!constants.every((value) => value !== undefined)) return []
      const [first] = constants
      const isExact = isNode(condition, 'OpCall') && condition.op === '==' && isString(first)
      return [{attribute, values: constants, ...(isExact && {exact: condition})}]
    }),
  )
}

const isString = (node: ValueNode | undefined) =>
  node !== undefined && 'value' in node && typeof node.value === 'string'

/** A condition that an attribute has the value that `outer` has in the scope around the filter. */
export interface OuterChoice {
  attribute: string
  outer: Node
  /** The condition, if the index answers it exactly. */
  exact?: unknown
}

/** Returns the conditions such as `author._ref == ^._id`, `^._id in categories[]._ref` and `references(^._id)` of a conjunction. */
export function outerChoices(filter: unknown): OuterChoice[] {
  return conjuncts(filter).flatMap((condition) =>
    comparisonsOf(condition).flatMap(({attribute, values: [value, ...others]}) => {
      const outer = others.length === 0 ? outerOf(value) : undefined
      // Any other attribute may be a list of ids.
      const isRead = attribute !== references || outer?.name === '_id'
      const isExact = isNode(condition, 'FuncCall') || (isNode(condition, 'OpCall') && condition.op === '==')
      return outer && isRead ? [{attribute, outer, ...(isExact && {exact: condition})}] : []
    }),
  )
}

/** Returns the attributes that a condition compares, and with which expressions. */
function comparisonsOf(condition: unknown): {attribute: string; values: unknown[]}[] {
  if (isNode(condition, 'FuncCall') && condition.namespace === 'global' && condition.name === 'references')
    return [{attribute: references, values: Array.isArray(condition.args) ? condition.args : []}]
  if (!isNode(condition, 'OpCall')) return []
  const {op, left, right} = condition
  const attribute = attributeOf(left)
  // A document with the id in such a list refers to it.
  if (op === 'in' && isReferenceList(right)) return [{attribute: references, values: [left]}]
  if (op === 'in' && attribute !== undefined)
    return [{attribute, values: isNode(right, 'Array') ? elementsOf(right) : [right]}]
  if (op !== '==') return []
  const other = attributeOf(right)
  return [
    ...(attribute === undefined ? [] : [{attribute, values: [right]}]),
    ...(other === undefined ? [] : [{attribute: other, values: [left]}]),
  ]
}

/** Returns whether a node is a list of ids such as `categories[]._ref`. */
function isReferenceList(node: unknown): boolean {
  if (!isNode(node, 'Map') || !isNode(node.expr, 'AccessAttribute') || node.expr.name !== '_ref') return false
  return (
    isNode(node.expr.base, 'This') &&
    isNode(node.base, 'ArrayCoerce') &&
    attributeOf(node.base.base) !== undefined
  )
}

/** Returns `^.author._ref` as the scope around the filter names it: `author._ref`. */
export function outerOf(node: unknown): Node | undefined {
  if (!isNode(node, 'AccessAttribute')) return undefined
  const {base, ...attribute} = node
  if (isNode(base, 'Parent')) return base.n === 1 ? attribute : undefined
  const outer = outerOf(base)
  return outer && {...attribute, base: outer}
}

/** Returns the expressions of a list's items; a spread item (`...others`) becomes undefined. */
function elementsOf({elements}: Node): unknown[] {
  if (!Array.isArray(elements)) return [undefined]
  return elements.map((element: unknown) =>
    isRecord(element) && !element.isSplat ? element.value : undefined,
  )
}

/** `title`, or `author._ref` for an attribute of an object. */
function attributeOf(node: unknown): string | undefined {
  const name = nameOf(node)
  if (name === undefined || !isNode(node, 'AccessAttribute')) return undefined
  if (node.base === undefined) return name
  const outer =
    isNode(node.base, 'AccessAttribute') && node.base.base === undefined ? nameOf(node.base) : undefined
  return outer === undefined ? undefined : `${outer}.${name}`
}

function nameOf(node: unknown): string | undefined {
  // A dot separates the two.
  return isNode(node, 'AccessAttribute') && !String(node.name).includes('.') ? String(node.name) : undefined
}
