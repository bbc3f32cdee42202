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

/** Rejects answers of the CDN that are older than this event. */
export function rememberLiveEvent(id: string): void {
  lastLiveEventId = id
}

/** Queries published content. */
export async function fetchPublished(query: string, params: QueryParams, signal: AbortSignal) {
  const client = await loadClient()
  const {result, syncTags} = await client.fetch<unknown>(query, params, {
    filterResponse: false,
    ...(lastLiveEventId && {lastLiveEventId}),
    signal: AbortSignal.any([signal, AbortSignal.timeout(queryTimeout)]),
  })
  return {result, ...(syncTags && {syncTags})}
}
