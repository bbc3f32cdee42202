import {env} from '../config/env.ts'

const {projectId, dataset, apiVersion, apiHost} = env.sanity

/** Origin that answers queries; the hosted one is a cache with points of presence. */
const queryHost = apiHost ?? `https://${projectId}.apicdn.sanity.io`
const liveHost = apiHost ?? `https://${projectId}.api.sanity.io`

// The Content Lake refuses longer addresses; the query then travels in a POST, which its cache also takes.
const longestUrl = 11_000

export const liveEventsUrl = `${liveHost}/v${apiVersion}/data/live/events/${dataset}`

export class ContentError extends Error {
  override name = 'ContentError'
}

/** Answers GROQ queries. Throws `ContentError` for an answer that is an error. */
export type ContentSource = <Result>(
  query: string,
  params?: Readonly<Record<string, unknown>>,
  options?: {lastLiveEventId?: string | undefined; signal?: AbortSignal},
) => Promise<Result>

let source: ContentSource = askLake

/** Runs a GROQ query on published content, in a preview on what the editor sees. */
export const fetchQuery: ContentSource = (query, params, options) => source(query, params, options)

/** Takes content from elsewhere than the lake, for the rest of the visit. */
export function readContentFrom(other: ContentSource): void {
  source = other
}

/** False in a preview: copies of what is published are no answer there. */
export const readsPublished = (): boolean => source === askLake

/**
 * Asks with a plain fetch: the whole client would cost a visitor 28 KiB.
 * `lastLiveEventId` asks the cache for an answer at least as new as that event.
 * Throws `ContentError` when the lake answers with an error, and what `fetch` throws when it does not answer.
 */
async function askLake<Result>(
  query: string,
  params: Readonly<Record<string, unknown>> = {},
  options: {lastLiveEventId?: string | undefined; signal?: AbortSignal} = {},
): Promise<Result> {
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
