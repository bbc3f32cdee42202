import type {ClientPerspective, SanityClient} from '@sanity/client'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {documentsQuery, fetchDocuments} from '@upline/schemas/health/queries.ts'

/** Reads all documents, drafts included. In the Studio they come from its live feed. */
export type ReadContent = () => Promise<readonly StoredDocument[]>

/** Assets and the Studio's own documents, which show no other document. */
const notContent = ['sanity.imageAsset', 'sanity.fileAsset', 'schedule', 'review']

const isContent = '!(_type in $notContent) && !(_id in path("versions.**"))'

/** Fetches all content, drafts included, because GROQ can't search texts at any depth for tokens and paths. */
export async function fetchContent(
  client: SanityClient,
  perspective: ClientPerspective = 'raw',
): Promise<StoredDocument[]> {
  const options = {perspective, tag: 'content'}
  const ids = await client.fetch<string[]>(`*[${isContent}]._id`, {notContent}, options)
  return fetchDocuments(ids, (some) => client.fetch<StoredDocument[]>(documentsQuery, {ids: some}, options))
}

/** Returns a reader that fetches all content once, when it is first needed. */
export function contentOnce(client: SanityClient): ReadContent {
  let found: Promise<StoredDocument[]> | undefined
  return () => {
    found ??= fetchContent(client)
    return found
  }
}
