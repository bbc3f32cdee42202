import type {ContentData, SiteData} from '@upline/web/content/types.ts'
import type {PageState} from '@upline/web/page/queries.ts'

/** The data of a page that was prerendered just now, from content as components see it. */
export function pageState(site: SiteData, content: ContentData | null): PageState {
  const answer = <Result>(result: Result, hash: string) => ({result, hash, syncTags: []})
  // Content whose tokens are resolved is content too; it only lacks what is null.
  return {
    renderedAt: Date.now(),
    site: answer(site, 'site'),
    page: answer(content, 'page'),
  } as unknown as PageState
}
