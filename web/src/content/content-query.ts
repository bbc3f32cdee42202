import type {ClientReturn, QueryParams} from '@sanity/client'
import {type QueryClient, type QueryKey, queryOptions} from '@tanstack/react-query'
import {env} from '../lib/env.ts'

// In milliseconds.
const copyTimeout = 8000

/** The data of a query and the sync tags that it depends on. Copies that the prerenderer wrote have `renderedAt` (milliseconds since 1970, by the visitor's clock once they are loaded) and a hash of their input. */
export type Answer<Data> = {result: Data; syncTags?: string[]; renderedAt?: number; hash?: string}

/** Recognizes the data of a content query among that of all queries. */
export const isAnswer = (data: unknown): data is Answer<unknown> =>
  typeof data === 'object' && data !== null && 'result' in data

let connected = () => {}
const connection = new Promise<void>((resolve) => {
  connected = resolve
})

/** Tells waiting refetches that live events are connected, or cannot be. */
export const resolveLiveConnection = (): void => connected()

/** Thrown if data cannot be fetched until the network is back. */
export class OfflineError extends Error {}

/** A GROQ query, and the function that turns its result into the data of the site. */
export type Source<Data> = {
  query: string
  params: QueryParams
  read: (result: unknown, client: QueryClient) => Data
}

/** Metadata with which the preview sets the data of a query. */
type ContentMeta = {source: () => Promise<Source<unknown>>}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Partial<ContentMeta>
  }
}

/** Pairs a query with its reader; the result has the type that TypeGen derived for this query. */
export function source<const Query extends string, Data>(
  query: Query,
  params: QueryParams,
  read: (result: ClientReturn<Query>, client: QueryClient) => Data,
): Source<Data> {
  return {query, params, read: read as Source<Data>['read']}
}

type ContentQuery<Data> = {
  queryKey: QueryKey
  /** Loads the GROQ text and its reader on demand: a prerendered page does not need them. */
  source: () => Promise<Source<Data>>
  copy?: string
  /** Path of the JSON copy that is read if there is no `copy` and the CMS may not be asked. */
  otherwise?: string
}

/** Options of a query for content: its first fetch reads the JSON copy on the site, a refetch asks the CMS if the build allows it. */
export function contentOptions<Data>(options: ContentQuery<Data>) {
  const {queryKey, source, copy, otherwise} = options
  return queryOptions<Answer<Data>>({
    queryKey,
    meta: {source},
    queryFn: async ({client, signal}) => {
      const before = client.getQueryData<Answer<Data>>(queryKey)
      const found = before || !copy ? undefined : await fetchCopy<Data>(copy, signal)
      return found ?? askCms(client, signal, before)
    },
  })

  async function askCms(client: QueryClient, signal: AbortSignal, before: Answer<Data> | undefined) {
    if (!env.sanity.asksCms) {
      if (before) return before
      const found = otherwise && (await fetchCopy<Data>(otherwise, signal))
      if (found) return found
      throw new Error(`The site has no ${copy}, and this build does not ask the CMS`)
    }
    // A refetch follows the live connection, so that no publish is missed, no query is sent twice, and hydration comes first.
    if (before) await connection
    // Before any import, because browsers keep a failed one until a reload.
    if (!navigator.onLine) throw new OfflineError('The browser is offline')
    const [{query, params, read}, {fetchPublished}] = await Promise.all([source(), import('./client.ts')])
    const {result, ...tags} = assertResult(await fetchPublished(query, params, signal))
    return {result: read(result, client), ...tags}
  }
}

/** Throws if the answer has no result. A proxy may answer with something else, which would be shown until a reload. */
function assertResult<Result extends Answer<unknown>>(answer: Result): Result {
  if (!answer.result || typeof answer.result !== 'object') throw new Error('The answer has no result')
  return answer
}

/** Returns a JSON copy, or undefined if the host has none or the CMS can be asked instead. A host may answer with a page. */
async function fetchCopy<Data>(path: string, signal: AbortSignal): Promise<Answer<Data> | undefined> {
  try {
    const askedAt = Date.now()
    const response = await fetch(path, {signal: AbortSignal.any([signal, AbortSignal.timeout(copyTimeout)])})
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    if (response.status === 404 || (response.ok && !isJson)) return undefined
    if (!response.ok) throw new Error(`${path} answers ${response.status}`)
    const copy = assertResult<Answer<Data>>(await response.json())
    const {renderedAt} = copy
    return {...copy, ...(renderedAt && {renderedAt: renderedAt + clockError(response.headers, askedAt)})}
  } catch (error) {
    if (!navigator.onLine) throw new OfflineError('The browser is offline', {cause: error})
    if (env.sanity.asksCms && !signal.aborted) return undefined
    throw error
  }
}

/**
 * Returns by how many milliseconds the visitor's clock is fast, never too many, so that no copy seems newer than it is. The host's
 * clock has whole seconds, and a cache adds how long ago it asked the host.
 */
function clockError(headers: Headers, askedAt: number): number {
  const date = Date.parse(headers.get('date') ?? '')
  const error = Number.isNaN(date) ? 0 : askedAt - date - 1000
  const [age = 0] = headers.get('age')?.match(/^\d+/) ?? []
  return error - 1000 * Number(age)
}
