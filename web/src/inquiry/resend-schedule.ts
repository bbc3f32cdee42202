// In milliseconds, between tries while the browser says that it is online; the last one is repeated.
const delays = [15_000, 30_000, 60_000, 120_000, 300_000, 900_000] as const

/** Calls `resend` now, once the browser is online or the tab visible, and with growing pauses while inquiries wait. Returns a delayed retry. */
export function scheduleResend(resend: () => Promise<number>): () => void {
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (running) return
    running = true
    try {
      if ((await resend()) > 0) later()
      else tries = 0
    } finally {
      running = false
    }
  }
  function later(): void {
    clearTimeout(timer)
    const delay = delays[Math.min(tries, delays.length - 1)] ?? 0
    tries += 1
    // Tabs that failed together should not try together.
    timer = setTimeout(() => void run(), delay * (0.75 + Math.random() / 2))
  }

  addEventListener('online', () => {
    tries = 0
    void run()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void run()
  })
  void run()
  return later
}
