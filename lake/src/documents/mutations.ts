import {randomUUID} from 'node:crypto'
import {invalid, mutationError} from '../lake-error.ts'
import {applyMutation, type Kind, type Stamp, type Step} from './apply-mutation.ts'
import {type Doc, isRecord, isValidId} from './document.ts'
import type {Change, Committed} from './transaction.ts'

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

/** Documents before a transaction. */
export interface Documents {
  get(id: string): Doc | null
  documents(): Iterable<Doc>
}

/** Applies mutations one after the other in memory. Stores nothing. */
export class PendingTransaction implements Documents {
  readonly #stored: Documents
  readonly #stamp: Stamp
  readonly #deadline: number
  readonly #changes = new Map<string, Change>()

  constructor(stored: Documents, transactionId: string = randomUUID(), deadline = Number.POSITIVE_INFINITY) {
    this.#stored = stored
    this.#deadline = deadline
    this.#stamp = {transactionId, timestamp: new Date().toISOString()}
  }

  get(id: string): Doc | null {
    const change = this.#changes.get(id)
    return change ? change.after : this.#stored.get(id)
  }

  documents(): Doc[] {
    const unchanged = [...this.#stored.documents()].filter(({_id}) => !this.#changes.has(_id))
    return [...unchanged, ...[...this.#changes.values()].flatMap(({after}) => after ?? [])]
  }

  /** Returns the transaction that does what was applied. */
  by(author: string): Committed {
    const changes = [...this.#changes.values()].filter(({before, after}) => before || after)
    return {...this.#stamp, author, changes}
  }

  /** Throws when one of the mutations cannot be done. */
  apply(mutations: unknown, apiVersion = 'vX'): void {
    if (!Array.isArray(mutations)) throw invalid('The request needs a list named "mutations"')
    mutations.forEach((entry: unknown, index) => {
      const {kind, body} = readMutation(entry, index)
      if (kind === 'patch' || kind === 'delete') {
        for (const id of targets(body, index))
          this.#apply({index, kind, id, mutation: {[kind]: {...body, id}}, apiVersion})
        return
      }
      const document = withId(body, index)
      this.#apply({index, kind, id: document._id, mutation: {[kind]: document}, apiVersion})
    })
  }

  #apply(step: Step): void {
    if (performance.now() > this.#deadline)
      throw mutationError('slow', {
        index: step.index,
        type: 'mutationError',
        description: 'The mutations take too long: send them in several transactions',
      })
    const before = this.#stored.get(step.id)
    const change = this.#changes.get(step.id) ?? {documentId: step.id, before, after: before, mutations: []}
    change.after = applyMutation(change, step, this.#stamp)
    change.mutations.push(step.mutation)
    this.#changes.set(step.id, change)
  }
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

/** Gives a new document its id: a random one if it has none, or with this prefix if its id ends in a dot. */
function withId(body: Record<string, unknown>, index: number): Record<string, unknown> & {_id: string} {
  const given = body._id ?? ''
  const id =
    given === '' || (typeof given === 'string' && given.endsWith('.')) ? `${given}${randomUUID()}` : given
  if (isValidId(id) && typeof body._type === 'string' && body._type !== '') return {...body, _id: id}
  const description = isValidId(id)
    ? `Document "${id}" has no _type`
    : `Malformed document ID: ${JSON.stringify(id)}`
  throw mutationError('invalid', {index, type: 'validationError', description, id})
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
