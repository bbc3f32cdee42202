const interval = 30_000

/**
 * Calls back with whole seconds since the start, every 30 s, and a last time (`final`) when the page is left or this is
 * ended, whichever comes first. A page restored from the back/forward cache starts again at zero.
 */
export function watchTimeOnPage(page: Window, onTime: (seconds: number, final: boolean) => void): () => void {
  let started = page.performance.now()
  let timer = 0
  const seconds = () => Math.round((page.performance.now() - started) / 1000)

  function start(): void {
    started = page.performance.now()
    timer = page.setInterval(() => onTime(seconds(), false), interval)
  }
  function finish(): void {
    if (!timer) return
    page.clearInterval(timer)
    timer = 0
    onTime(seconds(), true)
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && !timer) start()
  }

  start()
  page.addEventListener('pagehide', finish)
  page.addEventListener('pageshow', onShow)
  return () => {
    page.removeEventListener('pagehide', finish)
    page.removeEventListener('pageshow', onShow)
    finish()
  }
}
