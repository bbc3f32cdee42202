import {draftId, publishedId, type StoredDocument} from '@upline/schemas/health/stored-document.ts'
import type {SanityClient} from 'sanity'
import {referredIds} from '../review/changes.ts'
import {
  type DeletedDocument,
  deletedDocuments,
  type LoggedTransaction,
  lastTouches,
} from './deleted-documents.ts'

/** The history API returns at most so many transactions at a time; more pages than these are not read. */
const pageSize = 1000
const pages = 5
/** Documents whose history is requested at a time: their ids stand in the address. */
const inOneAddress = 50
const inOneQuery = 500

/**
 * Reads from the history what was deleted, the last one first and some at a time, as far back as the history goes: 3 days on Sanity's
 * free plan, without end on one machine. What is of no type in `types` is left out.
 */
export async function* readDeleted(
  client: SanityClient,
  types: ReadonlySet<string>,
): AsyncGenerator<DeletedDocument[]> {
  const seen = new Set<string>()
  for await (const log of readLog(client)) {
    const touches = lastTouches(log)
    const ids = [...touches.keys()].filter((id) => !seen.has(id))
    for (const some of batches(ids, inOneQuery)) {
      for (const gone of batches(await goneAmong(client, some), inOneAddress)) {
        yield deletedDocuments(touches, await fetchLastRevisions(client, gone), types)
      }
    }
    for (const id of ids) seen.add(id)
  }
}

/**
 * Of what a document refers to, what is not published any more, by id with its type; undefined where the history does not go back to it
 * or it is of no type in `types`.
 */
export async function fetchMissing(
  client: SanityClient,
  content: StoredDocument,
  types: ReadonlySet<string>,
): Promise<Map<string, string | undefined>> {
  const ids = referredIds(content)
  const present = await client.fetch<{_id: string}[]>(
    '*[_id in $ids]{_id}',
    {ids},
    {perspective: 'raw', useCdn: false, tag: 'bring-back'},
  )
  const known = new Set(present.map(({_id}) => _id))
  const missing = new Map<string, string | undefined>()
  for (const id of ids) if (!known.has(id)) missing.set(id, undefined)
  for (const some of batches([...missing.keys()], inOneAddress)) {
    for (const {_id, _type} of await fetchLastRevisions(client, some)) {
      if (types.has(_type)) missing.set(publishedId(_id), _type)
    }
  }
  return missing
}

function* batches<Item>(items: readonly Item[], size: number): Generator<Item[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size)
}

/** Those of the published ids under which there is neither a document nor a draft. */
async function goneAmong(client: SanityClient, ids: readonly string[]): Promise<string[]> {
  const found = await client.fetch<string[]>(
    '*[_id in $ids]._id',
    {ids: ids.flatMap((id) => [id, draftId(id)])},
    {perspective: 'raw', tag: 'recently-deleted'},
  )
  const present = new Set(found.map(publishedId))
  return ids.filter((id) => !present.has(id))
}

/** The last revisions of documents and drafts that are gone, by their published ids. */
async function fetchLastRevisions(client: SanityClient, ids: readonly string[]): Promise<StoredDocument[]> {
  const wanted = ids.flatMap((id) => [id, draftId(id)])
  const path = `/data/history/${client.config().dataset}/documents/${wanted.join(',')}`
  const {documents} = await request(client, path, {lastRevision: 'true'}, (response) => response.json())
  return documents
}

/** The transactions page by page, the newest first. */
async function* readLog(client: SanityClient): AsyncGenerator<LoggedTransaction[]> {
  let last: LoggedTransaction | undefined
  for (let page = 0; page < pages; page++) {
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
    // Both ends of a range belong to it: the last transaction of a page is the first of the next.
    yield read.filter(({id}) => id !== last?.id)
    if (read.length < pageSize) return
    last = read.at(-1)
  }
}

/** The client reads JSON alone; the log is a JSON document a line. */
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
