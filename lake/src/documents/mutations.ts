import {randomUUID} from 'node:crypto'
import {badRequest, mutationError} from '../lake-error.ts'
import {applyMutation, type Kind, type Stamp} from './apply-mutation.ts'
import {type Doc, isRecord, isValidId} from './document.ts'
import type {Change, RawMutation} from './transaction.ts'

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

/** Works out what the mutations do, each seeing the ones before it. Throws when one of them cannot be done; stores nothing. */
export function applyMutations(get: (id: string) => Doc | null, mutations: unknown, stamp: Stamp): Change[] {
  if (!Array.isArray(mutations)) throw badRequest('The request needs a list named "mutations"')
  const changes = new Map<string, Change>()

  function apply(index: number, kind: Kind, id: string, mutation: RawMutation): void {
    const change = changes.get(id) ?? startChange(id)
    change.after = applyMutation(change, {index, kind, id, mutation}, stamp)
    change.mutations.push(mutation)
    changes.set(id, change)
  }

  function startChange(documentId: string): Change {
    const before = get(documentId)
    return {documentId, before, after: before, mutations: []}
  }

  mutations.forEach((entry: unknown, index) => {
    const {kind, body} = readMutation(entry, index)
    if (kind === 'patch' || kind === 'delete') {
      for (const id of targets(body, index)) apply(index, kind, id, {[kind]: {...body, id}})
      return
    }
    const document = withId(body, index)
    apply(index, kind, document._id, {[kind]: document})
  })
  return [...changes.values()].filter(({before, after}) => before || after)
}

function readMutation(entry: unknown, index: number): {kind: Kind; body: Record<string, unknown>} {
  const [kind, ...others] = isRecord(entry) ? Object.keys(entry) : []
  const body = isRecord(entry) && kind ? entry[kind] : undefined
  if (!kind || others.length > 0 || !kinds.has(kind) || !isRecord(body)) {
    throw badRequest(`Mutation ${index} must hold one of ${[...kinds].join(', ')}`)
  }
  // The set holds the keys of RawMutation only.
  return {kind: kind as Kind, body}
}

/** Gives a new document its id: none means a random one, and one that ends in a dot is a prefix for a random one. */
function withId(body: Record<string, unknown>, index: number): Record<string, unknown> & {_id: string} {
  const given = body._id ?? ''
  const id =
    given === '' || (typeof given === 'string' && given.endsWith('.')) ? `${given}${randomUUID()}` : given
  if (!isValidId(id)) {
    throw mutationError(400, {
      index,
      type: 'validationError',
      description: `${JSON.stringify(id)} is not a document id: use up to 128 of a-z, A-Z, 0-9, ".", "_" and "-", not starting with "-" or "."`,
    })
  }
  if (typeof body._type !== 'string' || body._type === '') {
    throw mutationError(400, {
      index,
      type: 'validationError',
      description: `Document "${id}" has no _type`,
      id,
    })
  }
  return {...body, _id: id}
}

function targets(body: Record<string, unknown>, index: number): string[] {
  const ids = Array.isArray(body.id) ? body.id : [body.id]
  if (ids.every((id) => typeof id === 'string' && id !== '')) return ids
  throw badRequest(`Mutation ${index} needs the "id" of a document or a "query"`)
}
