import {QueryClient} from '@tanstack/react-query'
import type {ContentData, SiteData} from '../content/types.ts'
import {contentOptions, siteOptions} from '../pages/content-queries.ts'

/** The data a page was prerendered from; it travels inside the page as JSON. `content` is null on the 404 page. */
export type ContentState = {site: SiteData; content: ContentData | null}

/** Id of the script element that holds the state. */
export const stateElementId = 'content-state'

/** A client that knows what is on the page at `path` already, so that drawing it asks nothing. */
export function createContentClient(path: string, state: ContentState | undefined): QueryClient {
  const client = new QueryClient({
    defaultOptions: {queries: {refetchOnWindowFocus: false, refetchOnReconnect: false}},
  })
  if (state) {
    client.setQueryData(siteOptions.queryKey, state.site)
    client.setQueryData(contentOptions(path).queryKey, state.content)
  }
  return client
}
