const depths = [25, 50, 75, 90] as const

/** Calls back once for each share of the page (per cent) that scrolling has brought into view. Returns a cleanup function. */
export function watchScrollDepth(onDepth: (depth: (typeof depths)[number]) => void): () => void {
  let remaining: readonly (typeof depths)[number][] = depths
  let frame = 0

  function measure(): void {
    frame = 0
    const {scrollHeight} = document.documentElement
    const seen = (100 * (scrollY + innerHeight)) / Math.max(scrollHeight, 1)
    const reached = remaining.filter((depth) => depth <= seen)
    remaining = remaining.filter((depth) => depth > seen)
    for (const depth of reached) onDepth(depth)
    if (remaining.length === 0) stop()
  }
  // Reading the height makes the browser lay out; once a frame is enough.
  const onScroll = () => {
    frame ||= requestAnimationFrame(measure)
  }
  function stop(): void {
    removeEventListener('scroll', onScroll)
    cancelAnimationFrame(frame)
  }

  addEventListener('scroll', onScroll, {passive: true})
  return stop
}
