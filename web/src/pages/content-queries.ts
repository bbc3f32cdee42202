import {type QueryClient, queryOptions} from '@tanstack/react-query'
import {fetchQuery, readsPublished} from '../content/client.ts'
import type {PageQueryResult, SiteQueryResult} from '../content/sanity.types.generated.ts'
import {resolveContent} from '../content/tokens.ts'
import type {ContentData, SiteData} from '../content/types.ts'
import {lastLiveEventId, untilToldOtherwise} from './freshness.ts'
import {loadPage} from './load-page.ts'
import {fetchSnapshot} from './snapshot.ts'

const loadQueries = () => import('./queries.ts')

export const siteOptions = queryOptions<SiteData>({
  queryKey: ['site'],
  queryFn: async ({signal}) => {
    const {queries} = await loadQueries()
    const site = await fetchQuery<SiteQueryResult>(
      queries.site,
      {},
      {lastLiveEventId: lastLiveEventId(), signal},
    )
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
      const content = snapshot
        ? resolveContent(snapshot, (await client.ensureQueryData(siteOptions)).facts)
        : await fetchContent(client, path, signal)
      // Data without the code that draws it would make the page flash.
      await loadPage(content)
      return content
    },
    ...untilToldOtherwise,
  })

async function fetchContent(
  client: QueryClient,
  path: string,
  signal: AbortSignal,
): Promise<ContentData | null> {
  const {queries} = await loadQueries()
  const [site, content] = await Promise.all([
    client.ensureQueryData(siteOptions),
    fetchQuery<PageQueryResult>(queries.page, {path}, {lastLiveEventId: lastLiveEventId(), signal}),
  ])
  return content && resolveContent(content, site.facts)
}

/** Asks the CMS again for all that is shown, and forgets what is not: the next visit asks anew. */
export async function refreshContent(client: QueryClient): Promise<void> {
  client.removeQueries({type: 'inactive', predicate: ({queryKey}) => queryKey[0] === 'content'})
  await client.invalidateQueries({queryKey: ['site']})
  // The site came first, because its facts stand in every page.
  await client.invalidateQueries({type: 'active', predicate: ({queryKey}) => queryKey[0] !== 'site'})
}
