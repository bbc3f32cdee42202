import {randomUUID} from 'node:crypto'
import {setImmediate as nextTurn} from 'node:timers/promises'
import {conflict, invalid, mutationError} from '../lake-error.ts'
import {type Doc, isRecord, isValidId, publishedIdOf} from './document.ts'
import {effect} from './effects.ts'
import {applyPatch} from './patch.ts'
import type {Change, Committed, EffectedChange, RawMutation} from './transaction.ts'

const kinds: ReadonlySet<string> = new Set<Kind>([
  'create',
  'createOrReplace',
  'createIfNotExists',
  'patch',
  'delete',
])

/** Returns the mutations with ids in the place of queries. `select` answers a query with the ids of documents. */
export async function namedById(
  mutations: unknown,
  select: (query: string, params: Record<string, unknown>) => Promise<string[]>,
): Promise<unknown> {
  if (!Array.isArray(mutations)) return mutations
  const named: unknown[] = []
  for (const mutation of mutations) {
    const [kind = '', body] = isRecord(mutation) ? (Object.entries(mutation)[0] ?? []) : []
    if ((kind === 'patch' || kind === 'delete') && isRecord(body) && typeof body.query === 'string') {
      const {query, params, ...rest} = body
      const ids = await select(query, isRecord(params) ? params : {})
      named.push({[kind]: {...rest, id: ids}})
    } else named.push(mutation)
  }
  return named
}

export interface Documents {
  get(id: string): Doc | null
  documents(): Iterable<Doc>
  layersOf(publishedId: string): Iterable<Doc>
}

/** Applies mutations one after the other in memory. Stores nothing. */
export class PendingTransaction implements Documents {
  readonly #stored: Documents
  readonly #stamp: Stamp
  readonly #deadline: number
  readonly #changes = new Map<string, Change>()
  readonly #read = new Map<string, Doc | null>()
  /** The last patch of each document, by its index among the mutations. */
  readonly #patched = new Map<string, number>()

  constructor(stored: Documents, transactionId: string = randomUUID(), deadline = Number.POSITIVE_INFINITY) {
    this.#stored = stored
    this.#deadline = deadline
    this.#stamp = {transactionId, timestamp: new Date().toISOString()}
  }

  get(id: string): Doc | null {
    const change = this.#changes.get(id)
    return change ? change.after : this.#readStored(id)
  }

  #readStored(id: string): Doc | null {
    const known = this.#read.get(id)
    if (known !== undefined) return known
    const document = this.#stored.get(id)
    this.#read.set(id, document)
    return document
  }

  documents(): Doc[] {
    const unchanged = [...this.#stored.documents()].filter(({_id}) => !this.#changes.has(_id))
    for (const {_id} of unchanged) this.#readStored(_id)
    return [...unchanged, ...[...this.#changes.values()].flatMap(({after}) => after ?? [])]
  }

  layersOf(publishedId: string): Doc[] {
    const stored = [...this.#stored.layersOf(publishedId)].map(({_id}) => _id)
    const changed = [...this.#changes.keys()].filter((id) => publishedIdOf(id) === publishedId)
    return [...new Set([...stored, ...changed])].flatMap((id) => this.get(id) ?? [])
  }

  /** Returns the transaction that does what was applied. Throws a LakeError if a patch made a document that cannot be stored. */
  by(author: string): Committed {
    const changes = [...this.#changes.values()].filter(({before, after}) => before || after)
    for (const {documentId: id, after} of changes)
      if (after && this.#patched.has(id)) checkDocument(after, {index: this.#patched.get(id) ?? 0, id})
    const effected = changes.map((change): EffectedChange => {
      const {before, after} = change
      return {...change, effects: {apply: effect(before, after), revert: effect(after, before)}}
    })
    return {...this.#stamp, author, changes: effected}
  }

  get isCurrent(): boolean {
    return [...this.#read].every(([id, document]) => this.#stored.get(id) === document)
  }

  apply(mutations: unknown, apiVersion = 'vX'): void {
    finish(this.steps(mutations, apiVersion))
  }

  /** Applies one mutation at each step. Throws when one of them cannot be done. */
  *steps(mutations: unknown, apiVersion = 'vX'): Generator<void> {
    for (const step of readMutations(mutations)) {
      yield
      this.#apply({...step, apiVersion})
    }
  }

  #apply(step: Step): void {
    const {id, index} = step
    if (performance.now() > this.#deadline)
      throw mutationError('slow', {
        index,
        type: 'mutationError',
        description: 'The mutations take too long: send them in several transactions',
      })
    const before = this.#readStored(id)
    const change = this.#changes.get(id) ?? {documentId: id, before, after: before, mutations: []}
    change.after = applyMutation(change, step, this.#stamp)
    change.mutations.push(step.mutation)
    this.#changes.set(id, change)
    if (step.kind === 'patch') this.#patched.set(id, index)
  }
}

/** Returns each mutation of each document. Throws a LakeError that lists every malformed document. */
function readMutations(mutations: unknown): Omit<Step, 'apiVersion'>[] {
  if (!Array.isArray(mutations)) throw invalid('The request needs a list named "mutations"')
  const malformed: Parameters<typeof mutationError>[1][] = []
  const steps = mutations.flatMap((entry: unknown, index): Omit<Step, 'apiVersion'>[] => {
    const {kind, body} = readMutation(entry, index)
    if (kind === 'patch' || kind === 'delete')
      return targets(body, index).map((id) => ({index, kind, id, mutation: {[kind]: {...body, id}}}))
    // A new document gets a random id if it has none, and one with this prefix if its id ends in a dot.
    const given = body._id ?? ''
    const isPrefix = given === '' || (typeof given === 'string' && given.endsWith('.'))
    const id = isPrefix ? `${given}${randomUUID()}` : given
    if (isValidId(id) && typeof body._type === 'string' && body._type !== '')
      return [{index, kind, id, mutation: {[kind]: {...body, _id: id}}}]
    const description = isValidId(id)
      ? `Document "${id}" has no _type`
      : `Malformed document ID: ${JSON.stringify(id)}`
    malformed.push({index, type: 'validationError', description, id})
    return []
  })
  if (malformed.length > 0) throw mutationError('invalid', ...malformed)
  return steps
}

function readMutation(entry: unknown, index: number): {kind: Kind; body: Record<string, unknown>} {
  const [kind, ...others] = isRecord(entry) ? Object.keys(entry) : []
  const body = isRecord(entry) && kind ? entry[kind] : undefined
  if (!kind || others.length > 0 || !kinds.has(kind) || !isRecord(body)) {
    throw invalid(`Mutation ${index} must hold one of ${[...kinds].join(', ')}`)
  }
  // The set holds the keys of RawMutation only.
  return {kind: kind as Kind, body}
}

function targets(body: Record<string, unknown>, index: number): string[] {
  const ids = Array.isArray(body.id) ? body.id : [body.id]
  if (ids.every((id) => typeof id === 'string' && id !== '')) return ids
  throw invalid(`Mutation ${index} needs the "id" of a document or a "query"`)
}

/** Returns a copy in which every object in a list, at any depth, has a `_key`. Existing keys stay. */
export function withArrayKeys(value: unknown): unknown {
  // The outer list contains the mutations, which need no keys.
  return Array.isArray(value) ? value.map(keyed) : value
}

function keyed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => (isRecord(item) ? withKey(item) : keyed(item)))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, keyed(item)]))
}

function withKey(item: Record<string, unknown>): unknown {
  const copy = keyed(item) as Record<string, unknown>
  return typeof copy._key === 'string' && copy._key !== '' ? copy : {...copy, _key: randomUUID().slice(0, 12)}
}

/** For how long a step after the other may run before other requests are answered (ms). */
const sliceMs = 20

export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const {done, value} = steps.next()
    if (done) return value
  }
}

/** Runs the steps, and lets other requests be answered in between. */
export async function finishInSlices<T>(steps: Generator<void, T>): Promise<T> {
  let began = performance.now()
  for (;;) {
    const {done, value} = steps.next()
    if (done) return value
    if (performance.now() - began < sliceMs) continue
    await nextTurn()
    began = performance.now()
  }
}

export type Kind = keyof RawMutation

interface Stamp {
  transactionId: string
  timestamp: string
}

export interface Step {
  index: number
  kind: Kind
  id: string
  mutation: RawMutation
  apiVersion: string
}

/** Returns the document after one mutation, or null when it is deleted. Throws a LakeError for a mutation that hosted Sanity refuses. */
export function applyMutation(
  {before, after: current}: Change,
  {index, kind, id, mutation, apiVersion}: Step,
  {transactionId, timestamp}: Stamp,
): Doc | null {
  if (kind === 'create' && current)
    throw conflict('documentAlreadyExistsError', `Document by ID "${id}" already exists`, {index, id})
  if (kind === 'createIfNotExists' && current) return current
  if (kind === 'delete') return null
  if (kind === 'patch') checkPatch(current, before?._rev, {index, id, mutation})

  const {createOrReplace, createIfNotExists, create, patch} = mutation
  const given = create ?? createIfNotExists ?? createOrReplace
  // Runs before a patch is copied: copying deep nesting would overflow the stack.
  // A patch wraps its values in two objects: the operation and the path.
  checkDocument(patch ?? given ?? {}, {index, id}, patch ? maxLevels + 2 : maxLevels)
  // A copy, because the caller may change its object later.
  const content = structuredClone(given ?? patch ?? {})
  const next = given ? content : applyPatch(current ?? {}, content, {index, id}, apiVersion)
  const known = current ?? before
  const attribute = known && ['_id', '_type'].find((name) => next[name] !== known[name])
  if (attribute) {
    const description = `Cannot modify immutable attribute "${attribute}"`
    throw conflict('cannotModifyImmutableAttributeError', description, {index, attribute, id})
  }
  // The sender's time comes first, then the stored one.
  const created = given?._createdAt ?? current?._createdAt
  return {
    ...next,
    _id: id,
    _type: String(next._type),
    _rev: transactionId,
    _createdAt: typeof created === 'string' ? created : timestamp,
    _updatedAt: timestamp,
  }
}

function checkPatch(
  current: Doc | null,
  revision: string | undefined,
  {index, id, mutation}: Pick<Step, 'index' | 'id' | 'mutation'>,
): void {
  if (!current)
    throw conflict('documentNotFoundError', `The document with the ID "${id}" was not found`, {index, id})
  const expected = mutation.patch?.ifRevisionID
  if (expected !== undefined && expected !== revision)
    throw conflict(
      'documentRevisionIDDoesNotMatchError',
      `Document "${id}" has unexpected revision ID ("${revision}"), expected ${JSON.stringify(expected)}`,
      {index, id, currentRevisionID: revision, expectedRevisionID: expected},
    )
}

/** The maximum nesting of hosted Sanity: objects in objects. A list in a list counts as another level. */
const maxLevels = 20

/** Throws a LakeError for a document that is nested too deeply, has a number that JSON lacks, or an attribute named like one of every JavaScript object. */
export function checkDocument(
  document: object,
  {index, id}: {index: number; id: string},
  levels = maxLevels,
): void {
  const fault = faultOf(document, levels)
  if (fault === undefined) return
  const description = `Document "${id}" ${fault}`
  throw mutationError('invalid', {index, type: 'validationError', description, id})
}

/** Returns why a document cannot be stored. */
export function faultOf(document: unknown, levels = maxLevels): string | undefined {
  function visit(value: unknown, level: number): string | undefined {
    // JSON has no infinity: it would be stored as null.
    if (typeof value === 'number' && !Number.isFinite(value)) return 'has a number that is too large'
    if (level > levels) return `is nested deeper than ${maxLevels} levels`
    if (Array.isArray(value)) {
      for (const item of value) {
        const fault = visit(item, Array.isArray(item) ? level + 1 : level)
        if (fault) return fault
      }
    } else if (isRecord(value))
      for (const [name, item] of Object.entries(value)) {
        // groq-js looks values up by name, and would find the method.
        const fault =
          name in Object.prototype ? `cannot have an attribute named "${name}"` : visit(item, level + 1)
        if (fault) return fault
      }
    return undefined
  }
  return visit(document, 0)
}
