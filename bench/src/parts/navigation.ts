import type {Page} from '@playwright/test'
import {openPage, startBrowser} from '../browser.ts'
import {median, type Row, spread} from '../report.ts'
import type {Part} from './part.ts'

const speeds = [
  {slowdown: 1, mark: 60},
  {slowdown: 4, mark: 160},
]

/** From a click on a prefetched link to the new page. */
export const navigation: Part = async ({product, chromium, runs, log}) => {
  const browser = await startBrowser(chromium)
  const rows: Row[] = []
  try {
    for (const {slowdown, mark} of speeds) {
      const measured: Navigation[] = []
      for (let run = 0; run < runs * 2 + 1; run += 1) {
        const {page, close} = await openPage(browser, product.origin, 'desk', slowdown)
        measured.push(await follow(page))
        await close()
      }
      const first = measured.map((navigation) => navigation.first)
      const whole = measured.map((navigation) => navigation.whole)
      log(`${slowdown}x: painted ${spread(first)}, whole page ${spread(whole)} ms`)
      const common = {unit: 'ms', n: measured.length} as const
      rows.push(
        {
          ...common,
          what: `Prefetched navigation, click to painted, ${slowdown}x`,
          value: median(first),
          mark,
        },
        {...common, what: `The same until the whole page is rendered, ${slowdown}x`, value: median(whole)},
      )
    }
  } finally {
    await browser.close()
  }
  return {rows}
}

type Navigation = {
  /** Milliseconds from the click to the frame that shows the page's heading and first section. */
  first: number
  /** The same to the frame that has all of its sections, most of them below the screen. */
  whole: number
}

declare global {
  interface Window {
    navigated: Promise<Navigation>
  }
}

/** Clicks on a link after hovering it, as a visitor with a mouse does. */
async function follow(page: Page): Promise<Navigation> {
  const link = page.locator('main a[href="/about"]').first()
  await link.hover()
  await page.waitForTimeout(1000)
  // Read late: the page scrolls smoothly.
  const box = await link.boundingBox()
  if (!box) throw new Error('Home has no link to /about')
  await page.evaluate(() => {
    window.navigated = new Promise((resolve) => {
      let clicked = 0
      document.addEventListener(
        'click',
        ({timeStamp}) => {
          clicked = timeStamp
        },
        {capture: true, once: true},
      )
      const nextFrame = () =>
        new Promise<number>((painted) => {
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => painted(Math.round(performance.now() - clicked))
            channel.port2.postMessage(0)
          })
        })
      const headingText = () => document.querySelector('h1')?.textContent
      const before = headingText()
      let first: Promise<number> | undefined
      const observer = new MutationObserver(async () => {
        const now = headingText()
        if (!now || now === before) return
        first ??= nextFrame()
        if (document.querySelectorAll('[data-section]').length < 3) return
        observer.disconnect()
        resolve({first: await first, whole: await nextFrame()})
      })
      observer.observe(document.body, {childList: true, subtree: true, characterData: true})
    })
  })
  // Not by the locator: the time of its checks would count.
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  return page.evaluate(() => window.navigated)
}
