import {QueryClient} from '@tanstack/react-query'
import type {PageQueryResult, SiteQueryResult} from '../content/sanity.types.generated.ts'
import {resolveContent} from '../content/tokens.ts'
import type {ContentData, SiteData} from '../content/types.ts'
import {contentOptions, siteOptions} from '../pages/content-queries.ts'

/** An answer of the content lake. A live event with one of the tags says that it may have changed. */
export type Answer<T> = {result: T; syncTags: string[]}

/** What a page was prerendered from: answers as the lake gave them, properties that are null left out. */
export type PageState = {
  /** Milliseconds since the epoch. */
  renderedAt: number
  site: Answer<SiteQueryResult>
  /** Its result is null on the 404 page. */
  page: Answer<PageQueryResult>
}

/** The data that a page shows. `content` is null on the 404 page. */
export type ContentState = {site: SiteData; content: ContentData | null}

const sites = new WeakMap<SiteQueryResult, SiteData>()

/** The state with facts in the place of their tokens. */
export function contentStateOf(state: PageState): ContentState {
  const raw = state.site.result
  const site = sites.get(raw) ?? resolveContent(raw, raw.facts)
  sites.set(raw, site)
  return {site, content: state.page.result && resolveContent(state.page.result, site.facts)}
}

/** A client that knows what is on the page at `path` already, so that rendering it fetches nothing it was given. */
export function createContentClient(path: string, state: Partial<ContentState> = {}): QueryClient {
  const client = new QueryClient({
    defaultOptions: {queries: {refetchOnWindowFocus: false, refetchOnReconnect: false}},
  })
  if (state.site) client.setQueryData(siteOptions.queryKey, state.site)
  if (state.content !== undefined) client.setQueryData(contentOptions(path).queryKey, state.content)
  return client
}
