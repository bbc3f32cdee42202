import type {Browser, Page} from '@playwright/test'

/** The visitor's device. */
type Device = {
  screen?: 'phone' | 'desk'
  /** How many times slower the processor is. */
  slowdown?: number
  /** Slow 4G: a round trip of 150 ms, 1.6 Mbit/s. */
  slowNetwork?: boolean
  /** The page's modules are not loaded. */
  withoutScript?: boolean
}

const sizes = {phone: {width: 412, height: 823}, desk: {width: 1350, height: 940}}
const slow4G = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000}

/** Calls `visit` with an empty page in a new profile on that device. */
export async function onDevice<T>(
  browser: Browser,
  {screen = 'phone', slowdown = 1, slowNetwork, withoutScript}: Device,
  visit: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: sizes[screen], hasTouch: screen === 'phone'})
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown})
    await session.send('Network.enable')
    if (slowNetwork) await session.send('Network.emulateNetworkConditions', slow4G)
    if (withoutScript) await session.send('Network.setBlockedURLs', {urls: ['*.js']})
    return await visit(page)
  } finally {
    await context.close()
  }
}

/** Opens a page and waits until it is hydrated and its data has been fetched again. */
export async function openPage(page: Page, address: string): Promise<void> {
  const connected = page.waitForResponse(/\/data\/live\/events\//)
  await page.goto(address, {waitUntil: 'load'})
  await untilHydrated(page)
  await connected
  await page.waitForTimeout(1000)
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true')
}

/** Returns the milliseconds from the next event of a type in the page to the frame in which `isShown` is true first. */
export async function untilPainted(
  page: Page,
  event: 'click' | 'input',
  isShown: () => boolean,
  act: () => Promise<unknown>,
): Promise<number> {
  // Without its value, for which the call would wait.
  await page.evaluate(`void (window.painted = (${watch})(${JSON.stringify(event)}, ${isShown}))`)
  await act()
  return page.evaluate('window.painted')
}

/** Runs in the page. */
function watch(event: string, isShown: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    let start = 0
    const begin = ({timeStamp}: Event) => {
      start = timeStamp
    }
    document.addEventListener(event, begin, {capture: true, once: true})
    const observer = new MutationObserver(() => {
      if (!start || !isShown()) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - start)
        port2.postMessage(0)
      })
    })
    observer.observe(document, {attributes: true, childList: true, subtree: true, characterData: true})
  })
}
