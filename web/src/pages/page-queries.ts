import {type QueryClient, queryOptions} from '@tanstack/react-query'
import {type Answer, previewQuery} from '../content/fetch-query.ts'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import {resolveContent} from '../content/tokens.ts'
import type {SiteContent} from '../content/types.ts'
import {loadPageCode} from './load-page-code.ts'
import {fetchSnapshot} from './snapshot.ts'

/** The data a page is prerendered from. `renderedAt` is in milliseconds since 1970; a page without result is the 404 page. */
export type PageState = {
  renderedAt: number
  site: Answer<SiteContent>
  page: Answer<PageQueryResult>
}

/** What all pages share. */
export const siteOptions = queryOptions({
  queryKey: ['site'],
  // The texts of the queries are long, and a page that came as HTML needs neither them nor what picks the day's figures to hydrate.
  queryFn: async (context) => {
    const {fetchSite} = await import('../content/fetch-site.ts')
    return fetchSite(context, context.client.getQueryData<Answer<SiteContent>>(context.queryKey))
  },
  select: ({result}) => resolveContent(result, result.facts),
})

/** The content at a path, null when there is none. Data never comes without the code that renders it. */
export const pageOptions = (path: string) =>
  queryOptions({
    queryKey: ['page', path],
    queryFn: async (context) => {
      const {fetchPage} = await import('./fetch-page.ts')
      const answer = await fetchPage(path, context, context.client.getQueryData(siteOptions.queryKey))
      await loadPageCode(answer.result)
      return answer
    },
  })

/**
 * The JSON beside a prerendered page, null where there is none. It is the initial data of a page after a click: it needs no CMS, and the
 * page's own query then fetches what has changed since.
 */
export const snapshotOptions = (path: string) =>
  queryOptions({
    queryKey: ['snapshot', path],
    queryFn: async ({signal}) => {
      if (previewQuery()) return null
      const snapshot = await fetchSnapshot(path, signal)
      if (snapshot) await loadPageCode(snapshot.answer.result)
      return snapshot ?? null
    },
    // Initial data is fetched once.
    staleTime: 'static',
  })

/** Whether the page at a path can be rendered without fetching anything: its data is loaded, and so is its code. */
export function hasPage(client: QueryClient, path: string): boolean {
  const snapshot = client.getQueryData(snapshotOptions(path).queryKey)
  return snapshot === null
    ? client.getQueryData(pageOptions(path).queryKey) !== undefined
    : snapshot !== undefined
}
