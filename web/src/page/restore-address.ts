import {notFoundPath} from '@upline/domain/content/own-paths.ts'
import {contentPath} from './content-path.ts'

/** Restores the page's own path before the router reads the address: hosts also serve `/a.html` at `/a`, or `/a` at `/a/index.html`. */
export function restoreAddress({location, history}: Window, path: string | undefined): void {
  if (!path || path === notFoundPath || contentPath(location.pathname) === path) return
  history.replaceState(history.state, '', path + location.search + location.hash)
}
