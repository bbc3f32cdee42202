import type {SanityClient} from '@sanity/client'
import {draftId, publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'

/** A document as the lake has it: its draft, its published version, or both. */
export interface Pair {
  /** The published id. */
  id: string
  draft: StoredDocument | undefined
  published: StoredDocument | undefined
}

/** Documents (drafts and published ones) by their published id. */
export function pairsOf(documents: readonly StoredDocument[]): Map<string, Pair> {
  const pairs = new Map<string, Pair>()
  for (const document of documents) {
    const id = publishedId(document._id)
    const pair = pairs.get(id) ?? {id, draft: undefined, published: undefined}
    pairs.set(id, {...pair, [id === document._id ? 'published' : 'draft']: document})
  }
  return pairs
}

/** The documents with these published ids as they are now; one for each id, also where there is nothing. */
export async function fetchPairs(client: SanityClient, ids: readonly string[]): Promise<Map<string, Pair>> {
  const documents = await client.fetch<StoredDocument[]>(
    '*[_id in $ids]',
    {ids: ids.flatMap((id) => [id, draftId(id)])},
    {perspective: 'raw', useCdn: false, tag: 'pairs'},
  )
  const found = pairsOf(documents)
  return new Map(ids.map((id) => [id, found.get(id) ?? {id, draft: undefined, published: undefined}]))
}
