import {getDraftId, getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/schemas/health/stored-document.ts'
import type {SanityClient} from 'sanity'
import {referencedIds} from '../dependents/referenced-ids.ts'
import {
  type DeletedDocument,
  deletedDocuments,
  type LoggedTransaction,
  lastTouches,
} from './deleted-documents.ts'

/** Maximum page size of the history API, and the maximum number of pages to read. */
const pageSize = 1000
const maxPages = 5
/** Maximum number of ids in the URL of a history request. */
const idsInUrl = 50
const idsInQuery = 500

/**
 * Reads deleted documents of the given types from the history in batches, newest first. The history goes back 3 days on Sanity's free
 * plan and is unlimited on a local lake.
 */
export async function* readDeleted(
  client: SanityClient,
  types: ReadonlySet<string>,
): AsyncGenerator<DeletedDocument[]> {
  const seen = new Set<string>()
  for await (const log of readLog(client)) {
    const touches = lastTouches(log)
    const ids = [...touches.keys()].filter((id) => !seen.has(id))
    for (const some of batches(ids, idsInQuery)) {
      for (const gone of batches(await goneAmong(client, some), idsInUrl)) {
        yield deletedDocuments(touches, await fetchLastRevisions(client, gone), types)
      }
    }
    for (const id of ids) seen.add(id)
  }
}

/**
 * Returns the ids of referenced documents that no longer exist, with their types. A type is undefined if it is not in `types` or older
 * than the history.
 */
export async function fetchMissing(
  client: SanityClient,
  content: StoredDocument,
  types: ReadonlySet<string>,
): Promise<Map<string, string | undefined>> {
  const ids = [...referencedIds(content)]
  const present = await client.fetch<{_id: string}[]>(
    '*[_id in $ids]{_id}',
    {ids},
    {perspective: 'raw', useCdn: false, tag: 'restore'},
  )
  const known = new Set(present.map(({_id}) => _id))
  const missing = new Map<string, string | undefined>()
  for (const id of ids) if (!known.has(id)) missing.set(id, undefined)
  for (const some of batches([...missing.keys()], idsInUrl)) {
    for (const {_id, _type} of await fetchLastRevisions(client, some)) {
      if (types.has(_type)) missing.set(getPublishedId(_id), _type)
    }
  }
  return missing
}

function* batches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size)
}

/** Returns the ids that have neither a published document nor a draft. */
async function goneAmong(client: SanityClient, ids: readonly string[]): Promise<string[]> {
  const found = await client.fetch<string[]>(
    '*[_id in $ids]._id',
    {ids: ids.flatMap((id) => [id, getDraftId(id)])},
    {perspective: 'raw', tag: 'recently-deleted'},
  )
  const present = new Set<string>(found.map((id) => getPublishedId(id)))
  return ids.filter((id) => !present.has(id))
}

/** Fetches the last revisions of deleted documents and drafts by their published ids. */
async function fetchLastRevisions(client: SanityClient, ids: readonly string[]): Promise<StoredDocument[]> {
  const wanted = ids.flatMap((id) => [id, getDraftId(id)])
  const path = `/data/history/${client.config().dataset}/documents/${wanted.join(',')}`
  const {documents} = await request(client, path, {lastRevision: 'true'}, (response) => response.json())
  return documents
}

/** Reads the transactions page by page, newest first. */
async function* readLog(client: SanityClient): AsyncGenerator<LoggedTransaction[]> {
  let last: LoggedTransaction | undefined
  for (let page = 0; page < maxPages; page++) {
    const lines = await request(
      client,
      `/data/history/${client.config().dataset}/transactions`,
      {
        excludeContent: 'true',
        reverse: 'true',
        limit: String(pageSize),
        ...(last && {toTransaction: last.id}),
      },
      (response) => response.text(),
    )
    const read: LoggedTransaction[] = lines
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
    // Ranges include both ends, so a page starts with the last transaction of the previous one.
    yield read.filter(({id}) => id !== last?.id)
    if (read.length < pageSize) return
    last = read.at(-1)
  }
}

/** Requests the history API without the client, which parses only JSON; the log is one JSON document per line. */
async function request<Result>(
  client: SanityClient,
  path: string,
  query: Record<string, string>,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const {token} = client.config()
  const response = await fetch(`${client.getUrl(path)}?${new URLSearchParams(query)}`, {
    credentials: token ? 'omit' : 'include',
    ...(token && {headers: {authorization: `Bearer ${token}`}}),
  })
  if (!response.ok) throw new Error(`The history could not be read: status ${response.status}.`)
  return read(response)
}
