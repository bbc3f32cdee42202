import {type Browser, type CDPSession, chromium, type Page} from '@playwright/test'

export type Screen = 'phone' | 'desk'
const sizes = {phone: {width: 412, height: 823}, desk: {width: 1350, height: 940}}

export function startBrowser(executablePath: string): Promise<Browser> {
  return chromium.launch({executablePath, args: ['--no-sandbox']})
}

/** Slow 4G: round trip in ms, bytes per second. */
export const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** Opens a hydrated, idle page in its own profile, with a processor that is `slowdown` times slower. */
export async function openPage(browser: Browser, address: string, screen: Screen, slowdown = 1) {
  const context = await browser.newContext({viewport: sizes[screen], hasTouch: screen === 'phone'})
  const page = await context.newPage()
  await page.addInitScript(watch)
  // The page's data is fetched again, and the live connection opened, before anything is measured.
  const connected = page.waitForResponse(/\/data\/live\/events\//)
  await page.goto(address, {waitUntil: 'load'})
  await untilHydrated(page)
  await connected
  await page.waitForTimeout(1000)
  const session: CDPSession = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown})
  return {page, close: () => context.close()}
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

declare global {
  interface Window {
    bench: {shift: number; slowest: number}
  }
}

/** Runs in the page: sums layout shifts (unitless), and keeps the slowest interaction (ms from input to next paint). */
function watch(): void {
  window.bench = {shift: 0, slowest: 0}
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {value, hadRecentInput} = entry as PerformanceEntry & {value: number; hadRecentInput: boolean}
      if (!hadRecentInput) window.bench.shift += value
    }
  }).observe({type: 'layout-shift', buffered: true})
  const options = {type: 'event', buffered: true, durationThreshold: 16}
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const {interactionId} = entry as PerformanceEntry & {interactionId: number}
      if (interactionId) window.bench.slowest = Math.max(window.bench.slowest, entry.duration)
    }
  }).observe(options)
}

/** Measures milliseconds from the input of `act` to the next paint, at least 16. Throws if there is no input. */
export async function interaction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    window.bench.slowest = 0
  })
  const before = await page.evaluate(countOf)
  await act()
  await page.waitForTimeout(600)
  if ((await page.evaluate(countOf)) <= before) throw new Error('No interaction reached the page')
  return Math.max(16, await page.evaluate(() => window.bench.slowest))
}

function countOf(): number {
  // Not in TypeScript's list of the DOM yet.
  return (performance as Performance & {interactionCount?: number}).interactionCount ?? 0
}
