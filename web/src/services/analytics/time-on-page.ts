const interval = 30_000

/**
 * Calls back with whole seconds since the start, every 30 s, and a last time (`final`) when the page is left or this is
 * ended, whichever comes first. A page restored from the back/forward cache starts again at zero. Returns a cleanup function.
 */
export function watchTimeOnPage(onTime: (seconds: number, final: boolean) => void): () => void {
  let started = performance.now()
  let timer: ReturnType<typeof setInterval> | undefined
  const seconds = () => Math.round((performance.now() - started) / 1000)

  function start(): void {
    started = performance.now()
    timer = setInterval(() => onTime(seconds(), false), interval)
  }
  function finish(): void {
    if (!timer) return
    clearInterval(timer)
    timer = undefined
    onTime(seconds(), true)
  }
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted && !timer) start()
  }

  start()
  addEventListener('pagehide', finish)
  addEventListener('pageshow', onShow)
  return () => {
    removeEventListener('pagehide', finish)
    removeEventListener('pageshow', onShow)
    finish()
  }
}
