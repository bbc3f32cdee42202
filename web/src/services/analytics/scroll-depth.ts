export const scrollDepths = [25, 50, 75, 90] as const
export type ScrollDepth = (typeof scrollDepths)[number]

/** Calls back once for each share of the page (per cent) that scrolling has brought into view. */
export function watchScrollDepth(page: Window, onDepth: (depth: ScrollDepth) => void): () => void {
  let remaining: readonly ScrollDepth[] = scrollDepths
  let frame = 0

  function measure(): void {
    frame = 0
    const {scrollHeight} = page.document.documentElement
    const seen = (100 * (page.scrollY + page.innerHeight)) / Math.max(scrollHeight, 1)
    const reached = remaining.filter((depth) => depth <= seen)
    remaining = remaining.filter((depth) => depth > seen)
    for (const depth of reached) onDepth(depth)
    if (remaining.length === 0) stop()
  }
  // Reading the height makes the browser lay out; once a frame is enough.
  const onScroll = () => {
    frame ||= page.requestAnimationFrame(measure)
  }
  function stop(): void {
    page.removeEventListener('scroll', onScroll)
    if (frame) page.cancelAnimationFrame(frame)
    frame = 0
  }

  page.addEventListener('scroll', onScroll, {passive: true})
  return stop
}
