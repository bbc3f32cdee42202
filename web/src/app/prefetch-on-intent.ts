import type {QueryClient} from '@tanstack/react-query'
import {contentPath} from '../pages/content-path.ts'
import {contentOptions, siteOptions} from '../pages/content-queries.ts'
import {redirectGoal} from './redirect-goal.ts'

/**
 * Fetches the page behind a link as soon as a visitor points at it, touches it or moves the focus there. An address that staff typed may
 * lead to no page (links to pages are references): it is asked for when it is wanted.
 */
export function prefetchOnIntent(client: QueryClient): void {
  const onIntent = ({target}: Event) => {
    const anchor = target instanceof Element ? target.closest('a') : null
    if (!anchor || anchor.origin !== location.origin || anchor.target === '_blank' || anchor.dataset.typed)
      return
    const redirects = client.getQueryData(siteOptions.queryKey)?.redirects ?? []
    const goal = new URL(
      redirectGoal(contentPath(anchor.pathname), redirects) ?? anchor.href,
      location.origin,
    )
    const path = contentPath(goal.pathname)
    if (goal.origin !== location.origin || path === contentPath(location.pathname)) return
    void client.prefetchQuery(contentOptions(path))
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(type, onIntent, {passive: true})
  }
}
