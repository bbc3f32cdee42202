import type {SanityClient} from '@sanity/client'
import type {HostRedirect} from '../hosting/hosting.ts'
import {fetchTagged, isTouched, type Tagged, type Touched} from '../lake/fetch.ts'
import {fetchPageList, type PageList} from '../lake/page-list.ts'
import {fetchShared, type SharedState} from '../lake/shared-state.ts'
import {type Paper, paperRedirects, papersQuery} from '../outputs/paper-redirects.ts'
import {possibleRedirects} from '../outputs/redirects.ts'

/** What several pages show, the pages there are, and the redirects. */
export type Content = {
  shared: SharedState
  list: PageList
  redirects: ReturnType<typeof possibleRedirects>
  papers: Tagged<Paper[]> & {redirects: readonly HostRedirect[]}
}

/** Fetches the parts of the content that a publish touches; the others are the known ones. */
export async function fetchContent(
  lake: SanityClient,
  now: Date,
  origin: string,
  known: Content | undefined,
  touched: Touched,
): Promise<Content> {
  const isKnown = <Part extends {syncTags: readonly string[]}>(part: Part | undefined): part is Part =>
    part !== undefined && !isTouched(part.syncTags, touched)
  const [shared, list, papers] = await Promise.all([
    isKnown(known?.shared) ? known.shared : fetchShared(lake, now, origin),
    isKnown(known?.list) ? known.list : fetchPageList(lake),
    isKnown(known?.papers) ? known.papers : fetchTagged<Paper[]>(lake, papersQuery),
  ])
  return {
    shared,
    list,
    redirects: possibleRedirects(shared.redirects, origin, list),
    papers: {...papers, redirects: paperRedirects(papers.result, shared.today)},
  }
}
