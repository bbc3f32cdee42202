import {isRecord} from '../documents/document.ts'
import {
  constantOf,
  holdsWholeDocument,
  isNode,
  type Node,
  textQueryOf,
  type ValueNode,
} from './syntax-tree.ts'

/** The index of the ids that a document refers to, at any depth. No attribute has this name. */
export const references = 'references()'

/** The index of the documents that have an attribute is `defined(title)`. Its only value is `true`. */
export const defined = 'defined('

/** The index of the documents that a `text::query()` finds. */
export const search = 'text::query()'

/** The index of an attribute of the documents that a document refers to is `->title`. */
export const ofTarget = '->'

/** Returns whether an index is of an attribute itself, and not of the items of a list, such as `tags[]`. */
export function isOwn(attribute: string): boolean {
  return /^[\w$.-]+$/.test(attribute)
}

/** A condition that one attribute of a document is one of these values, or that it refers to one of them. */
export interface Choice {
  /** `title`, `author._ref`, or one of the indexes above. */
  attribute: string
  values: ValueNode[]
  /** The condition, if the index answers it exactly, so that no document has to be checked. */
  exact?: unknown
}

export function conjuncts(expression: unknown): unknown[] {
  if (isNode(expression, 'Group')) return conjuncts(expression.base)
  return isNode(expression, 'And')
    ? [...conjuncts(expression.left), ...conjuncts(expression.right)]
    : [expression]
}

/** The conditions of a conjunction that an index can answer. */
export function indexableChoices(filter: unknown): Choice[] {
  return conjuncts(filter).flatMap((condition) =>
    comparisonsOf(condition).flatMap(({attribute, values, isExact}) => {
      const constants = values.map(constantOf)
      if (!constants.every((value) => value !== undefined)) return []
      const exact = isExact && constants.every(isString) ? condition : undefined
      return [{attribute, values: constants, exact}]
    }),
  )
}

const isString = (node: ValueNode | undefined) =>
  node !== undefined && 'value' in node && typeof node.value === 'string'

/** Returns the conditions of a conjunction such as `author._ref == ^._id` and `references(^._id)`, with the value of the scope around the filter. See `Choice`. */
export function outerChoices(filter: unknown): {attribute: string; outer: Node; exact: unknown}[] {
  return conjuncts(filter).flatMap((condition) =>
    comparisonsOf(condition).flatMap(({attribute, values: [value, ...others], isExact}) => {
      const outer = others.length === 0 ? outerOf(value) : undefined
      if (!outer) return []
      if (attribute !== references)
        return [{attribute, outer, exact: isExact && isOwn(attribute) ? condition : undefined}]
      // Any other attribute may be a list with numbers.
      const {name} = isNode(outer, 'Map') && isRecord(outer.expr) ? outer.expr : outer
      const isRead = name === '_id' || name === '_ref'
      return isRead ? [{attribute, outer, exact: isExact ? condition : undefined}] : []
    }),
  )
}

/** A condition that an attribute is one of these expressions. `isExact`: the index answers it if they are strings. */
interface Comparison {
  attribute: string
  values: unknown[]
  isExact: boolean
}

function comparisonsOf(condition: unknown): Comparison[] {
  if (isNode(condition, 'FuncCall') && condition.namespace === 'global' && Array.isArray(condition.args)) {
    const {name, args} = condition
    if (name === 'references') return [{attribute: references, values: args, isExact: true}]
    const attribute = name === 'defined' ? attributeOf(args[0]) : undefined
    const values = [{type: 'Value', value: 'true'}]
    return attribute === undefined ? [] : [{attribute: `${defined}${attribute})`, values, isExact: true}]
  }
  if (!isNode(condition, 'OpCall')) return []
  const {op, left, right} = condition
  const searched = textQueryOf(condition)
  if (searched && holdsWholeDocument(searched.left))
    return [{attribute: search, values: [searched.query], isExact: true}]
  const comparison = (attribute: string | undefined, values: unknown[], isExact: boolean) =>
    attribute === undefined ? [] : [{attribute, values, isExact}]
  const own = attributeOf(left)
  if (op === 'in') {
    const list = attributeOf(right)
    const isList = isNode(right, 'Array')
    return [
      ...comparison(list && `${list}[]`, [left], true),
      ...comparison(itemsOf(right), [left], false),
      ...comparison(
        own ?? targetOf(left),
        isList ? elementsOf(right) : [constantOf(right) && right],
        isList && own !== undefined,
      ),
    ]
  }
  if (op !== '==') return []
  const other = attributeOf(right)
  return [
    ...comparison(own ?? targetOf(left), [right], own !== undefined),
    ...comparison(other ?? targetOf(right), [left], other !== undefined),
  ]
}

/** Returns `^.author._ref` as the scope around the filter names it: `author._ref`. */
function outerOf(node: unknown): Node | undefined {
  if (!isNode(node, 'AccessAttribute') && !isNode(node, 'ArrayCoerce') && !isNode(node, 'Map'))
    return undefined
  const {base, ...attribute} = node
  if (node.type === 'Map' && attributeOf(node.expr, isThis) === undefined) return undefined
  if (node.type === 'AccessAttribute' && isNode(base, 'Parent')) {
    const n = Number(base.n)
    return n === 1 ? attribute : {...attribute, base: {type: 'Parent', n: n - 1}}
  }
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

const isAbsent = (node: unknown) => node === undefined
const isThis = (node: unknown) => isNode(node, 'This')

/** Returns `title`, or `author._ref` for an attribute of an object. `isOwner` accepts the node that has it, by default the document. */
function attributeOf(node: unknown, isOwner: (base: unknown) => boolean = isAbsent): string | undefined {
  const name = nameOf(node)
  if (name === undefined || !isNode(node, 'AccessAttribute')) return undefined
  if (isOwner(node.base)) return name
  const outer =
    isNode(node.base, 'AccessAttribute') && isOwner(node.base.base) ? nameOf(node.base) : undefined
  return outer === undefined ? undefined : `${outer}.${name}`
}

/** Returns `->name` for `author->name`. */
function targetOf(node: unknown): string | undefined {
  const attribute = attributeOf(node, (base) => isNode(base, 'Deref') && attributeOf(base.base) !== undefined)
  return attribute && ofTarget + attribute
}

/** Returns `->name` for `categories[]->name`. A document with an id in `categories[]._ref` refers to it. */
function itemsOf(node: unknown): string | undefined {
  if (!isNode(node, 'Map') || !isNode(node.base, 'ArrayCoerce')) return undefined
  if (attributeOf(node.base.base) === undefined) return undefined
  if (attributeOf(node.expr, isThis) === '_ref') return references
  const attribute = attributeOf(node.expr, (base) => isNode(base, 'Deref') && isThis(base.base))
  return attribute && ofTarget + attribute
}

function nameOf(node: unknown): string | undefined {
  // Names of indexes contain other characters too.
  return isNode(node, 'AccessAttribute') && /^[\w$-]+$/.test(String(node.name))
    ? String(node.name)
    : undefined
}
