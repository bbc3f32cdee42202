import type {SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId, isVersionId} from '@sanity/client/csm'
import {isObject, type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {mapDeep} from '@upline/domain/content/walk.ts'
import {eachTransaction, type LoggedTransaction} from '../documents/fetch-transactions.ts'
import {referencedIds} from '../uses/referenced-ids.ts'
import {type Leaving, weakenReferences} from './weaken-references.ts'

export interface DeletedDocument {
  /** The published id. */
  id: string
  /** ISO time. */
  deletedAt: string
  /** User id. */
  author: string
  /** The content to restore: that of the draft if there was one, because it is newer. */
  content: StoredDocument
}

/** Maximum number of ids in the URL of a history request, and in a query. */
const idsInUrl = 50
const idsInQuery = 500

/**
 * Fetches deleted documents of the given types, newest first, until at least `least` are found. The history goes back 3 days on Sanity's
 * free plan and is unlimited on a local lake.
 */
export async function fetchDeleted(
  client: SanityClient,
  types: ReadonlySet<string>,
  least: number,
): Promise<DeletedDocument[]> {
  const touches = await lastTouches(eachTransaction(client))
  const documents: DeletedDocument[] = []
  for (const some of batches([...touches.keys()], idsInQuery)) {
    const present = new Set(await fetchPresent(client, some))
    const gone = some.filter((id) => !present.has(id))
    for (const ids of batches(gone, idsInUrl)) {
      const contents = latestContents(await fetchLastRevisions(client, ids))
      for (const id of ids) {
        const [touch, content] = [touches.get(id), contents.get(id)]
        if (touch && content && types.has(content._type)) documents.push({id, content, ...touch})
      }
      if (documents.length >= least) return documents
    }
  }
  return documents
}

/** Restores a document as a draft. Returns whether it refers to a document or a file that no longer exists. */
export async function restore(
  client: SanityClient,
  {id, content}: DeletedDocument,
  deleted: readonly DeletedDocument[],
): Promise<boolean> {
  const referenced = [...referencedIds(content)]
  const present = new Set(await fetchPresent(client, referenced))
  const typeOf = new Map(deleted.map((each) => [each.id, each.content._type]))
  const missing = new Map(
    referenced.flatMap((each) => (present.has(each) ? [] : [[each, typeOf.get(each)] as const])),
  )
  await client.createIfNotExists(draftToRestore(id, content, missing), {tag: 'restore'})
  return missing.size > 0
}

/** Returns, by published id, the last transaction of each document. The log starts with the newest. */
async function lastTouches(
  log: AsyncIterable<LoggedTransaction>,
): Promise<Map<string, Pick<DeletedDocument, 'deletedAt' | 'author'>>> {
  const touches = new Map<string, Pick<DeletedDocument, 'deletedAt' | 'author'>>()
  for await (const {timestamp, author, documentIDs = []} of log) {
    for (const id of documentIDs.filter((each) => !isVersionId(each)).map(getPublishedId)) {
      // Ids with a dot belong to the lake, or to the Studio's own documents.
      if (!id.includes('.') && !touches.has(id)) touches.set(id, {deletedAt: timestamp, author})
    }
  }
  return touches
}

/** Returns the newer of draft and published document by published id. */
function latestContents(revisions: readonly StoredDocument[]): Map<string, StoredDocument> {
  const byAge = revisions.toSorted((a, b) => changedAt(a).localeCompare(changedAt(b)))
  return new Map(byAge.map((revision) => [getPublishedId(revision._id), revision]))
}

const changedAt = ({_updatedAt}: StoredDocument) => textOf(_updatedAt) ?? ''

/**
 * Returns the draft that restores a document. References to `missing` documents become weak, because the lake rejects strong references
 * without a target; the form shows them as broken. Missing pictures and files are removed.
 */
function draftToRestore(id: string, content: StoredDocument, missing: Leaving): StoredDocument {
  const {_rev, _updatedAt, ...kept} = content
  const withoutAssets = mapDeep(kept, (each) => {
    if (!isObject(each) || !isObject(each.asset) || !missing.has(String(each.asset._ref))) return each
    const {asset, ...rest} = each
    return rest
  })
  return {...(weakenReferences(withoutAssets, missing) as StoredDocument), _id: getDraftId(id)}
}

function* batches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size)
}

/** Fetches which of these published ids have a published document or a draft. */
async function fetchPresent(client: SanityClient, ids: readonly string[]): Promise<string[]> {
  const found = await client.fetch<string[]>(
    '*[_id in $ids]._id',
    {ids: ids.flatMap((id) => [id, getDraftId(id)])},
    {perspective: 'raw', useCdn: false, tag: 'recently-deleted'},
  )
  return found.map((id) => getPublishedId(id))
}

/** Fetches the last revisions of deleted documents and drafts by their published ids. */
async function fetchLastRevisions(client: SanityClient, ids: readonly string[]): Promise<StoredDocument[]> {
  const wanted = ids.flatMap((id) => [id, getDraftId(id)])
  const {documents} = await client.request<{documents: StoredDocument[]}>({
    url: `/data/history/${client.config().dataset}/documents/${wanted.join(',')}`,
    query: {lastRevision: 'true'},
    tag: 'recently-deleted',
  })
  return documents
}
