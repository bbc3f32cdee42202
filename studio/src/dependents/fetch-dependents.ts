import {documentsQuery, fetchDocuments} from '@upline/schemas/health/queries.ts'
import {publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import {today} from '@upline/schemas/validation/dates.ts'
import type {SanityClient} from 'sanity'
import {type Dependent, dependentsOf, targetOf, targetToday} from './dependents.ts'

/** What the Studio keeps about content, and files: nothing of it shows another document. */
const notContent = ['sanity.imageAsset', 'sanity.fileAsset', 'schedule', 'review']

const isContent = '!(_type in $notContent) && !(_id in path("versions.**"))'

/** All content, drafts too. Tokens and paths can stand in any text, and GROQ finds no text at any depth. */
export async function fetchContent(client: SanityClient): Promise<StoredDocument[]> {
  const options = {perspective: 'raw', tag: 'dependents'} as const
  const ids = await client.fetch<string[]>(`*[${isContent}]._id`, {notContent}, options)
  return fetchDocuments(ids, (some) => client.fetch<StoredDocument[]>(documentsQuery, {ids: some}, options))
}

/** Content that refers to a document by its id. */
function fetchReferring(client: SanityClient, id: string): Promise<StoredDocument[]> {
  return client.fetch(
    `*[references($id) && ${isContent}]`,
    {id, notContent},
    {perspective: 'raw', tag: 'dependents'},
  )
}

/** The documents that depend on one today, as they are now. */
export async function fetchDependents(
  client: SanityClient,
  id: string,
  document: StoredDocument | null,
): Promise<Dependent[]> {
  const {path, factKey, choice} = targetOf(id, document)
  const needsContent = Boolean(path || factKey || choice || document?._type === 'disclaimer')
  const candidates = needsContent ? await fetchContent(client) : await fetchReferring(client, publishedId(id))
  return dependentsOf(candidates, targetToday(id, document, candidates, today()))
}

/** Whether another published fact has the key too: a figure is one fact for each of its periods. */
export function hasOtherPeriod(documents: readonly StoredDocument[], factId: string, key: string): boolean {
  return documents.some(
    ({_id, _type, key: other}) =>
      _type === 'fact' && other === key && _id === publishedId(_id) && _id !== factId,
  )
}
