import type {Track} from './events.ts'
import {pageContext} from './page-context.ts'
import {watchScrollDepth} from './scroll-depth.ts'
import {watchTimeOnPage} from './time-on-page.ts'

/**
 * Tracks one visit of one page: page_view, scroll depth, time. Call it on each change of path or query and call what
 * it returns before the next. A visit that ends in the same turn leaves no event, so React's double mounting counts
 * once, and the page has its title by the time it is viewed.
 */
export function trackPage(page: Window, track: Track, path: string): () => void {
  const ends: (() => void)[] = []
  const begin = page.setTimeout(() => {
    track('page_view', pageContext(page, path))
    ends.push(
      watchScrollDepth(page, (depth) => track('scroll_depth', {depth, page_path: path})),
      watchTimeOnPage(page, (seconds, final) => track('time_on_page', {seconds, final, page_path: path})),
    )
  })
  return () => {
    page.clearTimeout(begin)
    for (const end of ends.splice(0)) end()
  }
}
