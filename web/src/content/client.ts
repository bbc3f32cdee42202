import type {QueryParams} from '@sanity/client'
import {env} from '../lib/env.ts'
import {once} from '../lib/once.ts'

const {projectId, dataset, apiVersion, apiHost} = env.sanity

// In milliseconds.
const queryTimeout = 8000

/** Loads the client for published content on demand: a page is shown and hydrated without it. */
export const loadClient = once(async () => {
  const {createClient} = await import('@sanity/client')
  return createClient({
    projectId,
    dataset,
    apiVersion,
    perspective: 'published',
    useCdn: true,
    // A failed navigation shows its message within a second.
    maxRetries: 1,
    ...(apiHost && {apiHost, useProjectHostname: false}),
  })
})

let lastLiveEventId: string | undefined
let connected = () => {}
const connection = new Promise<void>((resolve) => {
  connected = resolve
})

/** Rejects answers of the CDN that are older than this event. */
export function rememberLiveEvent(id: string): void {
  lastLiveEventId = id
}

/** Tells waiting refetches that live events are connected, or cannot be. */
export const resolveLiveConnection = (): void => connected()

/** Queries published content. A refetch waits for the live connection, so that no publish is missed and no query is sent twice. */
export async function fetchPublished(
  query: string,
  params: QueryParams,
  {signal, isRefetch}: {signal: AbortSignal; isRefetch: boolean},
) {
  const client = await loadClient()
  if (isRefetch) await connection
  const {result, syncTags} = await client.fetch<unknown>(query, params, {
    filterResponse: false,
    ...(lastLiveEventId && {lastLiveEventId}),
    signal: AbortSignal.any([signal, AbortSignal.timeout(queryTimeout)]),
  })
  return {result, ...(syncTags && {syncTags: syncTags as string[]})}
}
