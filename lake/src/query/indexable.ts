import {isRecord} from '../documents/document.ts'
import {constantOf, isNode, type Node, type ValueNode} from './syntax-tree.ts'

/** A condition that one attribute of a document is one of these values. */
export interface Choice {
  attribute: string
  values: ValueNode[]
}

/** The equalities of a conjunction that an index can answer. */
export function indexableChoices(expression: unknown): Choice[] {
  if (isNode(expression, 'Group')) return indexableChoices(expression.base)
  if (isNode(expression, 'And')) {
    return [...indexableChoices(expression.left), ...indexableChoices(expression.right)]
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

function arrayValues({elements}: Node): (ValueNode | undefined)[] {
  if (!Array.isArray(elements)) return [undefined]
  return elements.map((element: unknown) =>
    isRecord(element) && !element.isSplat ? constantOf(element.value) : undefined,
  )
}

function attributeOf(node: unknown): string | undefined {
  return isNode(node, 'AccessAttribute') && node.base === undefined ? String(node.name) : undefined
}
