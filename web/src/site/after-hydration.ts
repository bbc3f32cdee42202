import type {QueryClient} from '@tanstack/react-query'
import {isFile} from '../content/href.ts'
import {reportError} from '../errors/report-error.ts'
import {env} from '../lib/env.ts'
import {contentPath} from '../page/content-path.ts'
import {loadMoreCode} from '../page/page-types.ts'
import {pageOptions, siteOptions} from '../page/queries.ts'
import {forgetFailedQueries} from '../page/query-client.ts'

/** Starts work that hydration does not need: prefetching the next page, and following publishes. */
export function startAfterHydration(client: QueryClient): void {
  prefetchOnIntent(client)
  const report = (error: unknown) => reportError(error, {action: 'load'})
  if (env.sanity.asksCms) {
    // After a publish a page may have any section.
    Promise.all([import('../page/live-updates.ts'), loadMoreCode()]).then(
      ([{startLiveUpdates}]) => startLiveUpdates(client),
      report,
    )
  }
}

/** Fetches the page behind a link on pointing, touch or focus. Not for typed addresses (`data-typed`), which may lead to no page. */
function prefetchOnIntent(client: QueryClient): void {
  const onIntent = ({target}: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null
    if (!anchor || anchor.origin !== location.origin || anchor.target === '_blank' || anchor.dataset.typed)
      return
    const linked = contentPath(anchor.pathname)
    const redirects = client.getQueryData(siteOptions.queryKey)?.result.redirects
    const {origin, pathname} = new URL(redirects?.[linked] ?? linked, location.origin)
    const path = contentPath(pathname)
    const isPage = origin === location.origin && !isFile(path)
    if (!isPage || path === contentPath(location.pathname)) return
    loadMoreCode().catch(() => {})
    void client.prefetchQuery(pageOptions(path)).then(() => {
      // A click after a failed prefetch fetches again; one before it shows the failure.
      if (path !== contentPath(location.pathname)) forgetFailedQueries(client)
    })
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, {passive: true})
  }
}
