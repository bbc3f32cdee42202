import type {Mutation, SanityClient} from '@sanity/client'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {type DoneOperation, undoMutations} from './undo.ts'

/** Hosted Sanity takes 4 MB in one transaction. */
const mostBytes = 3_800_000

/** Nothing was stored; the message says what to do. */
export class OperationRefused extends Error {}

/** Stores everything in one transaction, or nothing; gives what undoes it. */
export async function commitOperation(
  client: SanityClient,
  mutations: readonly Mutation[],
  words: string,
): Promise<DoneOperation> {
  if (new TextEncoder().encode(JSON.stringify(mutations)).length > mostBytes) {
    throw new OperationRefused('This is too much for one step. Choose fewer documents, and do it in several.')
  }
  const before = await fetchStored(client, touchedIds(mutations))
  const {transactionId} = await client.mutate([...mutations], {tag: 'bulk', visibility: 'sync'})
  const last = new Map(mutations.flatMap((mutation) => touchedIds([mutation]).map((id) => [id, mutation])))
  const left = [...last].map(
    ([id, mutation]) => [id, 'delete' in mutation ? undefined : transactionId] as const,
  )
  return {words, transactionId, at: Date.now(), before, left: new Map(left)}
}

/**
 * Brings back what was there before, in one transaction; gives its id, and the stored ids of what it brought back. Throws an
 * OperationRefused where somebody changed it since.
 */
export async function undoOperation(
  client: SanityClient,
  done: DoneOperation,
): Promise<{transactionId: string; restored: ReadonlySet<string>}> {
  const current = await fetchStored(client, [...done.before.keys()])
  const found = [...current].flatMap(([id, document]) => (document ? [[id, document] as const] : []))
  const mutations = undoMutations(done, new Map(found))
  if ('problem' in mutations) throw new OperationRefused(mutations.problem)
  if (mutations.length === 0) return {transactionId: '', restored: new Set()}
  const {transactionId} = await client.mutate(mutations, {tag: 'bulk-undo', visibility: 'sync'})
  return {transactionId, restored: new Set(touchedIds(mutations))}
}

async function fetchStored(
  client: SanityClient,
  ids: readonly string[],
): Promise<Map<string, StoredDocument | undefined>> {
  const documents = await client.fetch<StoredDocument[]>(
    '*[_id in $ids]',
    {ids},
    {perspective: 'raw', useCdn: false, tag: 'bulk'},
  )
  const byId = new Map(documents.map((document) => [document._id, document]))
  return new Map(ids.map((id) => [id, byId.get(id)]))
}

/** The stored ids that a transaction writes to. */
function touchedIds(mutations: readonly Mutation[]): string[] {
  const ids = mutations.flatMap((mutation) => {
    const [body] = Object.values(mutation) as {id?: unknown; _id?: unknown}[]
    const id = body?.id ?? body?._id
    return typeof id === 'string' ? [id] : []
  })
  return [...new Set(ids)]
}
