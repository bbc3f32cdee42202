import type {InquiryService} from './types.ts'

// Milliseconds between tries while the browser believes to be online; the last one is repeated.
const delays = [15_000, 30_000, 60_000, 120_000, 300_000, 900_000] as const

/**
 * Keeps sending what waits: now, whenever the browser comes online, when the tab is looked at again, and with growing
 * pauses between. Rests while nothing waits. Returns the way out.
 */
export function scheduleResend(page: Window, service: InquiryService): () => void {
  let tries = 0
  let timer = 0
  let running = false

  async function run(): Promise<void> {
    page.clearTimeout(timer)
    if (running) return
    running = true
    try {
      if ((await service.resend()) > 0) retryLater()
      else tries = 0
    } finally {
      running = false
    }
  }
  function retryLater(): void {
    page.clearTimeout(timer)
    const delay = delays[Math.min(tries, delays.length - 1)] ?? 0
    tries += 1
    // Tabs that failed together should not try together.
    timer = page.setTimeout(() => void run(), delay * (0.75 + Math.random() / 2))
  }
  const onOnline = () => {
    tries = 0
    void run()
  }
  const onVisible = () => {
    if (page.document.visibilityState === 'visible' && service.waiting() > 0) void run()
  }

  const unsubscribe = service.onOutbox(({type}) => {
    if (type === 'kept') retryLater()
  })
  page.addEventListener('online', onOnline)
  page.document.addEventListener('visibilitychange', onVisible)
  void run()
  return () => {
    page.clearTimeout(timer)
    unsubscribe()
    page.removeEventListener('online', onOnline)
    page.document.removeEventListener('visibilitychange', onVisible)
  }
}
