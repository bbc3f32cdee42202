import type {SanityClient} from 'sanity'
import type {StoredDocument} from '../dependents/dependents.ts'
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
/** Documents requested at a time: their ids stand in the address. */
const batch = 50

/**
 * Reads from the history what was deleted, as far back as the history goes: 3 days on Sanity's free plan, without end on
 * one machine.
 */
export async function fetchDeleted(
  client: SanityClient,
  types: ReadonlySet<string>,
): Promise<DeletedDocument[]> {
  const touches = lastTouches(await fetchLog(client))
  const ids = [...touches.keys()]
  const present = new Set(
    await client.fetch<string[]>(
      '*[_id in $ids || _id in $drafts]._id',
      {ids, drafts: ids.map((id) => `drafts.${id}`)},
      {perspective: 'raw', tag: 'recently-deleted'},
    ),
  )
  const gone = ids.filter((id) => !present.has(id) && !present.has(`drafts.${id}`))
  const revisions: StoredDocument[] = []
  for (let i = 0; i < gone.length; i += batch) {
    const wanted = gone.slice(i, i + batch).flatMap((id) => [id, `drafts.${id}`])
    const path = `/data/history/${client.config().dataset}/documents/${wanted.join(',')}`
    const {documents} = await request(client, path, {lastRevision: 'true'}, (response) => response.json())
    revisions.push(...documents)
  }
  return deletedDocuments(touches, revisions, types)
}

/** Of what a document refers to, what is not published any more, by id with its type; undefined where the history does not go back to it. */
export async function fetchMissing(
  client: SanityClient,
  content: StoredDocument,
  deleted: readonly DeletedDocument[],
): Promise<Map<string, string | undefined>> {
  const ids = referredIds(content)
  const present = await client.fetch<{_id: string}[]>(
    '*[_id in $ids]{_id}',
    {ids},
    {perspective: 'raw', useCdn: false, tag: 'bring-back'},
  )
  const known = new Set(present.map(({_id}) => _id))
  const types = new Map(deleted.map(({id, content}) => [id, content._type]))
  return new Map(ids.filter((id) => !known.has(id)).map((id) => [id, types.get(id)]))
}

async function fetchLog(client: SanityClient): Promise<LoggedTransaction[]> {
  const log: LoggedTransaction[] = []
  for (let page = 0; page < pages; page++) {
    const last = log.at(-1)
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
    log.push(...read.filter(({id}) => id !== last?.id))
    if (read.length < pageSize) break
  }
  return log
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
