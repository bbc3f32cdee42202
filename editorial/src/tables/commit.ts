import type {Mutation, SanityClient} from '@sanity/client'
import {lakeErrorKind} from '../documents/lake-error.ts'
import {fetchDocuments} from '../documents/pairs.ts'
import {type DoneOperation, undoMutations} from './undo.ts'

/** Hosted Sanity accepts transactions up to 4 MB. */
const maxBytes = 3_800_000

/** An operation that stored nothing; the message tells the editor what to do. */
export class OperationRejected extends Error {}

/** Commits everything in one transaction and returns what undoes it. */
export async function commitOperation(
  client: SanityClient,
  mutations: readonly Mutation[],
  summary: string,
): Promise<DoneOperation> {
  if (new TextEncoder().encode(JSON.stringify(mutations)).length > maxBytes) {
    throw new OperationRejected('Too many documents at once. Select fewer.')
  }
  const before = await fetchStored(client, touchedIds(mutations))
  const {transactionId} = await client.mutate([...mutations], {tag: 'bulk', visibility: 'sync'})
  const last = new Map(mutations.flatMap((mutation) => touchedIds([mutation]).map((id) => [id, mutation])))
  const left = [...last].map(
    ([id, mutation]) => [id, 'delete' in mutation ? undefined : transactionId] as const,
  )
  return {summary, transactionId, at: Date.now(), before, left: new Map(left)}
}

/**
 * Restores the previous documents in one transaction. Returns their revisions, or throws OperationRejected if someone changed a
 * document since.
 */
export async function undoOperation(
  client: SanityClient,
  done: DoneOperation,
): Promise<ReadonlyMap<string, string>> {
  const current = await fetchStored(client, [...done.before.keys()])
  const found = [...current].flatMap(([id, document]) => (document ? [[id, document] as const] : []))
  const mutations = undoMutations(done, new Map(found))
  if ('problem' in mutations) throw new OperationRejected(mutations.problem)
  const revisions = new Map(found.map(([id, {_rev}]) => [id, String(_rev)]))
  if (mutations.length === 0) return revisions
  const {transactionId} = await client.mutate(mutations, {tag: 'bulk-undo', visibility: 'sync'})
  for (const id of touchedIds(mutations)) revisions.set(id, transactionId)
  return revisions
}

async function fetchStored(client: SanityClient, ids: readonly string[]) {
  const documents = new Map((await fetchDocuments(client, ids)).map((document) => [document._id, document]))
  return new Map(ids.map((id) => [id, documents.get(id)]))
}

/** Returns the ids of the documents that the mutations change. */
function touchedIds(mutations: readonly Mutation[]): string[] {
  const ids = mutations.flatMap((mutation) => {
    const [body] = Object.values(mutation) as {id?: unknown; _id?: unknown}[]
    const id = body?.id ?? body?._id
    return typeof id === 'string' ? [id] : []
  })
  return [...new Set(ids)]
}

/** Returns why nothing was stored and what to do about it. */
export function rejectionMessage(error: unknown): string {
  if (error instanceof OperationRejected) return error.message
  switch (lakeErrorKind(error)) {
    case 'changed':
      return 'Nothing was changed. Someone else changed one of the documents. Try again.'
    case 'reference':
      return 'Nothing was changed. Some skipped documents link to the ones you selected.'
    default:
      return 'Nothing was changed. Check the connection and try again.'
  }
}
