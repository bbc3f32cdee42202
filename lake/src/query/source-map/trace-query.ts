import {type ExprNode, evaluateSync} from 'groq-js'
import {type Doc, isRecord} from '../../documents/document.ts'
import type {Node} from '../syntax-tree.ts'

export interface Surroundings {
  options: Parameters<typeof evaluateSync>[1]
  /** Returns the target of a reference, or of a source of the query's plan. */
  follow(ref: string): Traced
}

/** Evaluates a query and follows its values through all steps that move them. groq-js evaluates computed values, which have no origin. */
export function traceQuery(ast: ExprNode, surroundings: Surroundings): Traced {
  return new Tracer(surroundings).trace(ast as unknown as Node, {
    value: nothing,
    parent: undefined,
    hidden: false,
  })
}

class Tracer {
  readonly #surroundings: Surroundings

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings
  }

  trace(node: Node, scope: Scope): Traced {
    const base = () => this.trace(node.base as Node, scope)
    switch (node.type) {
      case 'This':
        return scope.value
      case 'Parent':
        return ancestor(scope, Number(node.n))?.value ?? nothing
      case 'Group':
        return base()
      case 'AccessAttribute': {
        const owner = node.base ? base() : scope.value
        return isRecord(owner.value) ? part(owner, String(node.name)) : nothing
      }
      case 'AccessElement':
        return element(base(), Number(node.index))
      case 'Slice':
        return slice(base(), Number(node.left), Number(node.right), node.isInclusive === true)
      case 'ArrayCoerce': {
        const value = base()
        return Array.isArray(value.value) ? value : nothing
      }
      case 'Deref': {
        const {value} = base()
        return isRecord(value) && typeof value._ref === 'string'
          ? this.#surroundings.follow(value._ref)
          : nothing
      }
      case 'Projection': {
        const value = base()
        return isRecord(value.value) ? this.trace(node.expr as Node, nested(scope, value)) : nothing
      }
      case 'Filter':
      case 'PipeFuncCall':
        return this.#rearrange(node, base(), scope)
      case 'Map':
      case 'FlatMap':
        return this.#map(node, base(), scope)
      case 'Object':
        return this.#object(node, scope)
      case 'Array':
        return this.#array(node, scope)
      case 'Select':
        return this.#select(node, scope)
      case 'FuncCall':
        return this.#call(node, scope)
      default:
        return {value: this.#evaluate(node, scope)}
    }
  }

  /** What groq-js makes of the node here. Scopes are made by wrapping: each is a projection of its value, the last perhaps an item of a list. */
  #evaluate(node: Node, scope: Scope): unknown {
    let tree = node
    for (let each = scope; each.parent; each = each.parent) {
      const value = {type: 'Value', value: each.value.value}
      tree = each.hidden
        ? {
            type: 'AccessElement',
            index: 0,
            base: {
              type: 'Map',
              base: {type: 'Array', elements: [{type: 'ArrayElement', value, isSplat: false}]},
              expr: tree,
            },
          }
        : {type: 'Projection', base: value, expr: tree}
    }
    // The tree consists of the same kinds of nodes as the parser's.
    return evaluateSync(tree as unknown as ExprNode, this.#surroundings.options).data
  }

  #rearrange(node: Node, base: Traced, scope: Scope): Traced {
    if (!Array.isArray(base.value)) return nothing
    const result = this.#evaluate({...node, base: {type: 'Value', value: base.value}}, scope)
    if (!Array.isArray(result)) return nothing
    if (node.name !== 'score' || node.type === 'Filter') return rearranged(base, result)
    // score() answers with copies of documents, which have a _score.
    const known = new Map(items(base)?.map((item) => [isRecord(item.value) && item.value._id, item]))
    return list(
      result.map((copy) => {
        const original = known.get(isRecord(copy) && copy._id)
        const own = (original && attributes(original)) ?? new Map<string, Traced>()
        return object(new Map([...own, ['_score', {value: copy._score}]]))
      }),
    )
  }

  #map(node: Node, base: Traced, scope: Scope): Traced {
    const mapped = items(base)?.map((item) =>
      this.trace(node.expr as Node, {...nested(scope, item), hidden: true}),
    )
    if (!mapped) return nothing
    return list(node.type === 'Map' ? mapped : mapped.flatMap((item) => items(item) ?? [item]))
  }

  #object(node: Node, scope: Scope): Traced {
    const made = new Map<string, Traced>()
    for (const attribute of node.attributes as Node[]) {
      const isLeftOut =
        attribute.type === 'ObjectConditionalSplat' &&
        this.#evaluate(attribute.condition as Node, scope) !== true
      if (isLeftOut) continue
      const value = this.trace(attribute.value as Node, scope)
      if (attribute.type === 'ObjectAttributeValue') made.set(String(attribute.name), value)
      else for (const [name, each] of attributes(value) ?? []) made.set(name, each)
    }
    return object(made)
  }

  #array(node: Node, scope: Scope): Traced {
    return list(
      (node.elements as Node[]).flatMap((element) => {
        const value = this.trace(element.value as Node, scope)
        return element.isSplat ? (items(value) ?? []) : [value]
      }),
    )
  }

  #select(node: Node, scope: Scope): Traced {
    const chosen = (node.alternatives as Node[]).find(
      ({condition}) => this.#evaluate(condition as Node, scope) === true,
    )
    const value = chosen ? chosen.value : node.fallback
    return value ? this.trace(value as Node, scope) : nothing
  }

  #call(node: Node, scope: Scope): Traced {
    const args = node.args as Node[]
    if (node.namespace === 'global' && node.name === 'coalesce') {
      for (const arg of args) {
        const value = this.trace(arg, scope)
        if (value.value !== null && value.value !== undefined) return value
      }
      return nothing
    }
    const [first] = args
    if (node.namespace === 'array' && node.name === 'compact' && first) {
      const kept = items(this.trace(first, scope))?.filter(({value}) => value !== null)
      return kept ? list(kept) : nothing
    }
    return {value: this.#evaluate(node, scope)}
  }
}

/** A scope of a query. As in groq-js, `^` skips hidden ones. */
interface Scope {
  value: Traced
  parent: Scope | undefined
  hidden: boolean
}

function nested(scope: Scope, value: Traced): Scope {
  return {value, parent: scope.hidden ? scope.parent : scope, hidden: false}
}

/** Returns the scope that `^`, repeated so often, refers to. */
function ancestor(scope: Scope, steps: number): Scope | undefined {
  let current: Scope | undefined = scope
  for (let step = 0; step < steps && current; step += 1) current = current.parent
  return current
}

/** The name of an attribute or the index of an item. */
export type Key = string | number

export interface Place {
  document: Doc
  path: Key[]
}

/** A value of a query, with the known origins of it and its parts. */
export interface Traced {
  value: unknown
  source?:
    | {kind: 'place'; place: Place}
    | {kind: 'documents'}
    | {kind: 'parts'; parts: ReadonlyMap<Key, Traced>}
}

export const nothing: Traced = {value: null}

/** A value of a document, or the document itself. */
export function placed(document: Doc, path: Key[] = [], value: unknown = document): Traced {
  return {value, source: {kind: 'place', place: {document, path}}}
}

export function documents(value: readonly unknown[]): Traced {
  return {value, source: {kind: 'documents'}}
}

function list(items: Traced[]): Traced {
  return {
    value: items.map(({value}) => value),
    source: {kind: 'parts', parts: new Map(items.map((item, index) => [index, item]))},
  }
}

function object(attributes: ReadonlyMap<string, Traced>): Traced {
  return {
    value: Object.fromEntries([...attributes].map(([name, {value}]) => [name, value])),
    source: {kind: 'parts', parts: attributes},
  }
}

/** Returns an attribute or item, or null without an origin if it does not exist. */
export function part({value, source}: Traced, key: Key): Traced {
  const container = isRecord(value) || Array.isArray(value) ? (value as Record<Key, unknown>) : {}
  if (!Object.hasOwn(container, key)) return nothing
  const inner = container[key] ?? null
  if (source?.kind === 'place') return placed(source.place.document, [...source.place.path, key], inner)
  // Items of such a list are documents.
  if (source?.kind === 'documents') return placed(inner as Doc)
  return (source?.kind === 'parts' && source.parts.get(key)) || {value: inner}
}

export function items(traced: Traced): Traced[] | undefined {
  if (!Array.isArray(traced.value)) return undefined
  return traced.value.map((_item, index) => part(traced, index))
}

/** Returns an item of a list; a negative index counts from its end. */
function element(traced: Traced, index: number): Traced {
  if (!Array.isArray(traced.value)) return nothing
  return part(traced, index < 0 ? index + traced.value.length : index)
}

/** Returns a slice of a list, with indexes as above. */
function slice(traced: Traced, left: number, right: number, isInclusive: boolean): Traced {
  const all = items(traced)
  if (!all) return nothing
  const place = (index: number) => (index < 0 ? index + all.length : index)
  return list(all.slice(Math.max(0, place(left)), Math.max(0, place(right) + (isInclusive ? 1 : 0))))
}

export function attributes(traced: Traced): Map<string, Traced> | undefined {
  if (!isRecord(traced.value)) return undefined
  return new Map(Object.keys(traced.value).map((name) => [name, part(traced, name)]))
}

/** The list that an evaluation made of `base` by leaving out and reordering: items are found again by identity. */
function rearranged(base: Traced, value: readonly unknown[]): Traced {
  if (base.source?.kind === 'documents') return documents(value)
  const known = new Map(items(base)?.map((item) => [item.value, item]))
  // Equal strings cannot be told apart, so their origin is unknown.
  return list(
    value.map((item) => (typeof item === 'object' && item !== null && known.get(item)) || {value: item}),
  )
}
