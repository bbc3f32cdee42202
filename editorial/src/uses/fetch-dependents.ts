import type {ClientPerspective, SanityClient} from '@sanity/client'
import {getPublishedId, isDraftId} from '@sanity/client/csm'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {refOf, type StoredDocument} from '@upline/domain/content/stored-document.ts'
import {todayOfSite} from '@upline/domain/dates/site-date.ts'
import {documentsQuery, fetchDocuments} from '@upline/schemas/health/queries.ts'
import {partsOf} from '@upline/schemas/health/read-parts.ts'
import {type Dependent, dependentsOf, targetToday} from './dependents.ts'

/** Assets and the Studio's own documents, which show no other document. */
const notContent = ['sanity.imageAsset', 'sanity.fileAsset', 'schedule', 'review']

const isContent = '!(_type in $notContent) && !(_id in path("versions.**"))'

/** Fetches all content, drafts included, because GROQ can't search texts at any depth for tokens and paths. */
export async function fetchContent(
  client: SanityClient,
  perspective: ClientPerspective = 'raw',
): Promise<StoredDocument[]> {
  const options = {perspective, tag: 'dependents'}
  const ids = await client.fetch<string[]>(`*[${isContent}]._id`, {notContent}, options)
  return fetchDocuments(ids, (some) => client.fetch<StoredDocument[]>(documentsQuery, {ids: some}, options))
}

/** Fetches the documents that depend on a document today, in the perspective of a release or in all. */
export async function fetchDependents(
  client: SanityClient,
  id: string,
  document: StoredDocument | null,
  perspective: ClientPerspective = 'raw',
): Promise<Dependent[]> {
  const content = await fetchContent(client, perspective)
  return dependentsOf(content, targetToday(id, document, content, todayOfSite(content)))
}

/** Fetches the published documents with a link to a document's page. */
export async function fetchLinking(client: SanityClient, id: string, path: string): Promise<Dependent[]> {
  const target = {id: getPublishedId(id), path}
  const content = await fetchContent(client)
  const linking = content.filter(
    (document) =>
      !isDraftId(document._id) &&
      partsOf(document).links.some(({value}) =>
        value.kind === 'path' ? pagePathOf(String(value.path)) === path : refOf(value.page) === target.id,
      ),
  )
  return dependentsOf(linking, target)
}
