import type {SanityClient} from '@sanity/client'
import {env} from '../config/env.ts'
import {type FetchQuery, previewQuery} from './fetch-query.ts'

const {projectId, dataset, apiVersion, apiHost, requests} = env.sanity

// In milliseconds, with all attempts.
const longestQuery = 8000

let loading: Promise<SanityClient> | undefined

/** The client for published content. It is loaded on demand, because a page shows, and answers, without it. */
export function loadClient(): Promise<SanityClient> {
  loading ??= import('@sanity/client').then(({createClient}) =>
    createClient({
      projectId,
      dataset,
      apiVersion,
      perspective: 'published',
      useCdn: true,
      ...(apiHost && {apiHost, useProjectHostname: false}),
    }),
  )
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

let lastLiveEventId: string | undefined

/** From now on the CDN must not answer with anything older than this event. */
export function rememberLiveEvent(id: string): void {
  lastLiveEventId = id
}

const fetchPublished: FetchQuery = async (query, params, context) => {
  if (requests === 'none') throw new Error('VITE_CMS_REQUESTS is none: a visit does not ask the CMS')
  const client = await loadClient()
  const tooLong = AbortSignal.timeout(longestQuery)
  const {result, syncTags} = await client.fetch(query, params, {
    filterResponse: false,
    ...(lastLiveEventId && {lastLiveEventId}),
    signal: AbortSignal.any([context.signal, tooLong]),
  })
  return {result, ...(syncTags && {syncTags})}
}

/** Queries published content; in a preview the content that the editor sees. Rejects with the client's error. */
export const fetchQuery: FetchQuery = (query, params, context) =>
  (previewQuery() ?? fetchPublished)(query, params, context)
