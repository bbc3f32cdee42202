import type {QueryClient} from '@tanstack/react-query'
import {builtInRedirects} from '@upline/domain/content/own-paths.ts'
import {isFile} from '../content/href.ts'
import {contentPath} from './content-path.ts'
import {loadMoreCode} from './page-types.ts'
import {pageOptions} from './queries.ts'
import {forgetFailedQueries} from './query-client.ts'

/** Loads the page behind a link on pointing, touch or focus. Not for typed addresses (`data-typed`), which may lead to no page. */
export function prefetchOnIntent(client: QueryClient): void {
  const onIntent = ({target}: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null
    if (!anchor || anchor.origin !== location.origin || anchor.target === '_blank' || anchor.dataset.typed)
      return
    const linked = contentPath(anchor.pathname)
    const path = builtInRedirects.find(([from]) => from === linked)?.[1] ?? linked
    if (isFile(path) || path === contentPath(location.pathname)) return
    // Browsers keep a failed import until a reload. The page reports a failure.
    if (navigator.onLine) loadMoreCode().catch(() => {})
    void client.prefetchQuery(pageOptions(path)).then(() => {
      // Forgets a failed prefetch, so that a later click fetches again. If the visitor has clicked already, the page shows the error.
      if (path !== contentPath(location.pathname)) forgetFailedQueries(client)
    })
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, {passive: true})
  }
}
