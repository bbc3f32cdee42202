import type {SanityClient} from '@sanity/client'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'

/** Fetches the content that a document had at a time (ISO 8601) or revision. Returns undefined if it did not exist. */
export async function fetchPast(
  client: SanityClient,
  id: string,
  query: {time: string} | {revision: string},
): Promise<StoredDocument | undefined> {
  const {documents} = await client.request<{documents: StoredDocument[]}>({
    url: `/data/history/${client.config().dataset}/documents/${id}`,
    query,
    tag: 'past',
  })
  return documents[0]
}
