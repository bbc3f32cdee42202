import type {SanityClient} from '@sanity/client'
import {getDraftId, getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'

/** The draft and the published version of a document. */
export interface Pair {
  /** The published id. */
  id: string
  draft: StoredDocument | undefined
  published: StoredDocument | undefined
}

/** Returns the pair of a published id; a deleted document has an empty one. */
export function pairIn(pairs: ReadonlyMap<string, Pair>, id: string): Pair {
  return pairs.get(id) ?? {id, draft: undefined, published: undefined}
}

/** Groups drafts and published documents by their published id. */
export function pairsOf(documents: readonly StoredDocument[]): Map<string, Pair> {
  const pairs = new Map<string, Pair>()
  for (const document of documents) {
    const id = getPublishedId(document._id)
    const pair = pairIn(pairs, id)
    pairs.set(id, {...pair, [id === document._id ? 'published' : 'draft']: document})
  }
  return pairs
}

/** Fetches documents by their stored ids. */
export function fetchDocuments(client: SanityClient, ids: readonly string[]): Promise<StoredDocument[]> {
  return client.fetch('*[_id in $ids]', {ids}, {perspective: 'raw', useCdn: false, tag: 'documents'})
}

/** Fetches one pair for each published id; a deleted document has an empty pair. */
export async function fetchPairs(client: SanityClient, ids: readonly string[]): Promise<Map<string, Pair>> {
  const found = pairsOf(
    await fetchDocuments(
      client,
      ids.flatMap((id) => [id, getDraftId(id)]),
    ),
  )
  return new Map(ids.map((id) => [id, pairIn(found, id)]))
}

/** Returns the version that editors see: the draft if there is one. */
export function latestOf({draft, published}: Pair): StoredDocument | undefined {
  return draft ?? published
}
