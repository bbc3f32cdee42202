import {isRecord} from '../documents/document.ts'
import {constantOf, isNode, type Node, type ValueNode} from './syntax-tree.ts'

/** The index of the ids that a document refers to, at any depth. No attribute has this name. */
export const references = 'references()'

/** A condition that one attribute of a document is one of these values, or that it refers to one of them. */
export interface Choice {
  attribute: string
  values: ValueNode[]
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
  return conjuncts(filter).flatMap(choicesOf)
}

function choicesOf(expression: unknown): Choice[] {
  const referred = argumentsOfReferences(expression)
  if (referred) {
    const values = referred.map(constantOf)
    return values.every((value) => value !== undefined) ? [{attribute: references, values}] : []
  }
  if (!isNode(expression, 'OpCall')) return []
  const {op, left, right} = expression
  if (op === '==') {
    const [attribute, value] =
      attributeOf(left) === undefined ? [attributeOf(right), left] : [attributeOf(left), right]
    const constant = constantOf(value)
    return attribute !== undefined && constant ? [{attribute, values: [constant]}] : []
  }
  if (op === 'in') {
    const attribute = attributeOf(left)
    const values = isNode(right, 'Array') ? arrayValues(right) : [constantOf(right)]
    return attribute !== undefined && values.every((value) => value !== undefined)
      ? [{attribute, values}]
      : []
  }
  return []
}

/** A condition that an attribute has the value that `outer` has in the scope around the filter. */
export interface OuterChoice {
  attribute: string
  outer: Node
  condition: Node
}

/** Returns the conditions such as `author._ref == ^._id` and `references(^._id)` of a conjunction. */
export function outerChoices(filter: unknown): OuterChoice[] {
  return conjuncts(filter).flatMap(outerChoicesOf)
}

function outerChoicesOf(expression: unknown): OuterChoice[] {
  const [given, ...others] = argumentsOfReferences(expression) ?? []
  if (isNode(given, 'AccessAttribute') && given.name === '_id' && others.length === 0)
    return choiceOf(expression, references, outerOf(given))
  if (!isNode(expression, 'OpCall') || expression.op !== '==') return []
  const {left, right} = expression
  return [
    ...choiceOf(expression, attributeOf(left), outerOf(right)),
    ...choiceOf(expression, attributeOf(right), outerOf(left)),
  ]
}

function choiceOf(condition: unknown, attribute: string | undefined, outer: Node | undefined): OuterChoice[] {
  return attribute === undefined || outer === undefined || !isRecord(condition)
    ? []
    : [{attribute, outer, condition}]
}

/** Returns `^.author._ref` as the scope around the filter names it: `author._ref`. */
export function outerOf(node: unknown): Node | undefined {
  if (!isNode(node, 'AccessAttribute')) return undefined
  const {base, ...attribute} = node
  if (isNode(base, 'Parent')) return base.n === 1 ? attribute : undefined
  const outer = outerOf(base)
  return outer && {...attribute, base: outer}
}

function argumentsOfReferences(node: unknown): unknown[] | undefined {
  const isCall = isNode(node, 'FuncCall') && node.namespace === 'global' && node.name === 'references'
  return isCall && Array.isArray(node.args) ? node.args : undefined
}

function arrayValues({elements}: Node): (ValueNode | undefined)[] {
  if (!Array.isArray(elements)) return [undefined]
  return elements.map((element: unknown) =>
    isRecord(element) && !element.isSplat ? constantOf(element.value) : undefined,
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
