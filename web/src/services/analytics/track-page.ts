import {pageContext} from './page-context.ts'
import {watchScrollDepth} from './scroll-depth.ts'
import {watchTimeOnPage} from './time-on-page.ts'
import {track} from './track.ts'
import {watchViews} from './watch-views.ts'

/**
 * Tracks one visit of one page: page_view, scroll depth, time, and what comes into view. Call it on each change of path or query,
 * and call the returned cleanup function before the next. It starts in a timer: React's double mounting counts once, and the
 * page has its title by then.
 */
export function trackPage(path: string): () => void {
  const ends: (() => void)[] = []
  const begin = setTimeout(() => {
    track('page_view', pageContext(path))
    ends.push(
      watchScrollDepth((depth) => track('scroll_depth', {depth, page_path: path})),
      watchTimeOnPage((seconds, final) => track('time_on_page', {seconds, final, page_path: path})),
      watchViews(path),
    )
  })
  return () => {
    clearTimeout(begin)
    for (const end of ends.splice(0)) end()
  }
}
