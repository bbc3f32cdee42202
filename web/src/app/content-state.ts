import {QueryClient} from '@tanstack/react-query'
import type {ContentData, SiteData} from '../content/types.ts'
import {contentOptions, siteOptions} from '../pages/content-queries.ts'

/** The data a page was prerendered from. `content` is null on the 404 page. */
export type ContentState = {site: SiteData; content: ContentData | null}

/** A client that knows what is on the page at `path` already, so that drawing it asks nothing it was given. */
export function createContentClient(path: string, state: Partial<ContentState> = {}): QueryClient {
  const client = new QueryClient({
    defaultOptions: {queries: {refetchOnWindowFocus: false, refetchOnReconnect: false}},
  })
  if (state.site) client.setQueryData(siteOptions.queryKey, state.site)
  if (state.content !== undefined) client.setQueryData(contentOptions(path).queryKey, state.content)
  return client
}
