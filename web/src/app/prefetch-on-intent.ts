import type {QueryClient} from '@tanstack/react-query'
import {redirectTargets} from '../content/redirects.ts'
import {contentPath} from '../pages/content-path.ts'
import {pageOptions, siteOptions} from '../pages/queries.ts'
import {forgetFailedQueries} from './query-client.ts'

/**
 * Fetches the page behind a link as soon as a visitor points at it, touches it or moves the focus there. Not for addresses that staff
 * typed (`data-typed`): they may lead to no page, and links to pages are references.
 */
export function prefetchOnIntent(client: QueryClient): void {
  const onIntent = ({target}: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null
    if (!anchor || anchor.origin !== location.origin || anchor.target === '_blank' || anchor.dataset.typed)
      return
    const redirects = client.getQueryData(siteOptions.queryKey)?.result.redirects ?? []
    const linked = contentPath(anchor.pathname)
    const {origin, pathname} = new URL(redirectTargets(redirects).get(linked) ?? linked, location.origin)
    const path = contentPath(pathname)
    if (origin !== location.origin || path === contentPath(location.pathname)) return
    // A click after a failed prefetch fetches again.
    void client.prefetchQuery(pageOptions(path)).then(() => forgetFailedQueries(client))
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, {passive: true})
  }
}
