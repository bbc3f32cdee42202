import type {SanityClient} from '@sanity/client'
import {enabledRedirects} from '@upline/web/content/fragments.ts'
import {chosenIcons} from '@upline/web/site/chosen-icons.ts'
import type {HostRedirect} from '../hosting/hosting.ts'
import {fetchTagged, isTouched, type Tagged, type Touched} from '../lake/fetch.ts'
import {fetchPageList, type PageList} from '../lake/page-list.ts'
import {fetchShared, type SharedState} from '../lake/shared-state.ts'
import {type Paper, paperRedirects, papersQuery} from '../outputs/paper-redirects.ts'
import {possibleRedirects, type StoredRedirect} from '../outputs/redirects.ts'

/** What several pages show, the pages there are, and the redirects. */
export type Content = {
  shared: SharedState
  list: PageList
  stored: Tagged<StoredRedirect[]>
  redirects: ReturnType<typeof possibleRedirects>
  papers: Tagged<Paper[]> & {redirects: readonly HostRedirect[]}
  /** The redirects that a host applies before it looks for a file. */
  hostRedirects: readonly HostRedirect[]
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
  const [shared, list, papers, stored] = await Promise.all([
    isKnown(known?.shared) ? known.shared : fetchShared(lake, now),
    isKnown(known?.list) ? known.list : fetchPageList(lake),
    isKnown(known?.papers) ? known.papers : fetchTagged<Paper[]>(lake, papersQuery),
    isKnown(known?.stored) ? known.stored : fetchTagged<StoredRedirect[]>(lake, enabledRedirects),
  ])
  const redirects = possibleRedirects(stored.result, origin, list)
  const ofPapers = paperRedirects(papers.result, shared.today)
  // Programs ask for this name whatever a page links to, and cannot show a vector picture.
  const icon = chosenIcons(shared.data).phone ?? '/apple-touch-icon.png'
  const favicon: HostRedirect = {source: '/favicon.ico', destination: icon, type: 302}
  return {
    shared,
    list,
    stored,
    redirects,
    papers: {...papers, redirects: ofPapers},
    hostRedirects: [favicon, ...ofPapers, ...redirects.rules],
  }
}
