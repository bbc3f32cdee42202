import {contentPath} from './content-path.ts'
import type {PageState} from './queries.ts'

/** Restores the page's own path before the router reads the address: hosts also serve `/a.html` at `/a`, or `/a` at `/a/index.html`. */
export function restoreAddress({location, history}: Window, state: PageState | undefined): void {
  const path = state?.page.result?.path
  if (!path || contentPath(location.pathname) === path) return
  history.replaceState(history.state, '', path + location.search + location.hash)
}
