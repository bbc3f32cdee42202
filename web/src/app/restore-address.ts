import {contentPath} from '../pages/content-path.ts'
import type {PageState} from '../pages/queries.ts'

/**
 * A host may serve a page at another address than its own: many redirect `/a.html` to `/a`, or answer `/a/index.html` too. The page's
 * own path is restored in the address bar before the router reads it and shows the 404 page.
 */
export function restoreAddress({location, history}: Window, state: PageState | undefined): void {
  const path = state?.page.result?.path
  if (!path || contentPath(location.pathname) === path) return
  history.replaceState(history.state, '', path + location.search + location.hash)
}
