import {type QueryClient, queryOptions} from '@tanstack/react-query'
import {fetchQuery, readsPublished} from '../content/client.ts'
import type {PageQueryResult, PathsQueryResult, SiteQueryResult} from '../content/sanity.types.generated.ts'
import {siteQuery} from '../content/site.groq.ts'
import {resolveContent} from '../content/tokens.ts'
import type {ContentData, SiteData} from '../content/types.ts'
import {loadSections} from '../sections/load-sections.ts'
import {pageQuery, pathsQuery} from './page.groq.ts'
import {fetchSnapshot} from './snapshot.ts'

// Freshness is a matter of events (a visit, a publish), not of age: see refresh-content.ts.
const untilToldOtherwise = {staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: 1}

// The newest publish this tab has heard of; the lake's cache must not answer with anything older.
let lastLiveEventId: string | undefined
export function rememberLiveEvent(id: string | undefined): void {
  lastLiveEventId = id ?? lastLiveEventId
}

export const siteOptions = queryOptions<SiteData>({
  queryKey: ['site'],
  queryFn: async ({signal}) => {
    const site = await fetchQuery<SiteQueryResult>(siteQuery, {}, {lastLiveEventId, signal})
    return resolveContent(site, site.facts)
  },
  ...untilToldOtherwise,
})

/**
 * The content at a path, null when there is none. The first time it comes from the static JSON beside the prerendered
 * page, which costs no call to the CMS and survives one that is down; after that from the CMS.
 */
export const contentOptions = (path: string) =>
  queryOptions<ContentData | null>({
    queryKey: ['content', path],
    queryFn: async ({client, signal}) => {
      const isFirst = readsPublished() && client.getQueryData(['content', path]) === undefined
      const snapshot = isFirst ? await fetchSnapshot(path, signal) : undefined
      const content = snapshot ?? (await fetchContent(client, path, signal))
      // Data without the code that draws it would make the page flash.
      if (content?._type === 'page') await loadSections(content.sections)
      return content
    },
    ...untilToldOtherwise,
  })

async function fetchContent(
  client: QueryClient,
  path: string,
  signal: AbortSignal,
): Promise<ContentData | null> {
  const [site, content] = await Promise.all([
    client.ensureQueryData(siteOptions),
    fetchQuery<PageQueryResult>(pageQuery, {path}, {lastLiveEventId, signal}),
  ])
  return content && resolveContent(content, site.facts)
}

export type KnownPath = Pick<PathsQueryResult[number], 'path' | 'title' | 'noIndex'>

/** Paths and titles of all pages, for the suggestions of the 404 page. */
export const pathsOptions = queryOptions<KnownPath[]>({
  queryKey: ['paths'],
  queryFn: ({signal}) => fetchQuery<PathsQueryResult>(pathsQuery, {}, {lastLiveEventId, signal}),
  ...untilToldOtherwise,
})

/** Asks the CMS again for all that is shown, and forgets what is not: the next visit asks anew. */
export async function refreshContent(client: QueryClient): Promise<void> {
  client.removeQueries({type: 'inactive', predicate: ({queryKey}) => queryKey[0] === 'content'})
  await client.invalidateQueries({queryKey: ['site']})
  await client.invalidateQueries({type: 'active'})
}
