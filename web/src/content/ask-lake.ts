import {env} from '../config/env.ts'
import type {ContentSource} from './client.ts'

const {projectId, dataset, apiVersion, apiHost} = env.sanity

// The hosted one is a cache with points of presence.
const queryHost = apiHost ?? `https://${projectId}.apicdn.sanity.io`

// The Content Lake refuses longer addresses; the query then travels in a POST, which its cache also takes.
const longestUrl = 11_000

export class ContentError extends Error {
  override name = 'ContentError'
}

/**
 * Asks with a plain fetch: the whole client would cost a visitor 28 KiB.
 * `lastLiveEventId` asks the cache for an answer at least as new as that event.
 * Throws `ContentError` when the lake answers with an error, and what `fetch` throws when it does not answer.
 */
export const askLake: ContentSource = async <Result>(
  query: string,
  params: Readonly<Record<string, unknown>> = {},
  options: {lastLiveEventId?: string | undefined; signal?: AbortSignal} = {},
): Promise<Result> => {
  const compact = query.replace(/\s+/g, ' ').trim()
  const endpoint = new URL(`${queryHost}/v${apiVersion}/data/query/${dataset}`)
  endpoint.searchParams.set('perspective', 'published')
  if (options.lastLiveEventId) endpoint.searchParams.set('lastLiveEventId', options.lastLiveEventId)
  const get = new URL(endpoint)
  get.searchParams.set('query', compact)
  for (const [name, value] of Object.entries(params)) get.searchParams.set(`$${name}`, JSON.stringify(value))
  const request: RequestInit = {credentials: 'omit', ...(options.signal ? {signal: options.signal} : {})}
  const response =
    get.href.length <= longestUrl
      ? await fetch(get, request)
      : await fetch(endpoint, {
          ...request,
          method: 'POST',
          headers: {'content-type': 'application/json'},
          body: JSON.stringify({query: compact, params}),
        })
  if (!response.ok) throw new ContentError(`The content lake answered ${response.status}`)
  // The shape is the query's, which TypeGen derived from the schema.
  const {result} = (await response.json()) as {result: Result}
  return result
}
