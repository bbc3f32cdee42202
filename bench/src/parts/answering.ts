import type {Page} from '@playwright/test'
import {interaction, openPage, type Screen, startBrowser} from '../browser.ts'
import {median, type Row} from '../report.ts'
import type {Part} from './part.ts'

const slow = 4

type Trial = {name: string; path: string; screen: Screen; act: (page: Page) => Promise<void>}

const trials: Trial[] = [
  {
    name: 'desktop menu',
    path: '/',
    screen: 'desk',
    act: (page) => page.locator('#main-navigation button[popovertarget]').first().click(),
  },
  {
    name: 'drawer',
    path: '/',
    screen: 'phone',
    act: (page) => page.locator('#main-navigation button:visible').last().click(),
  },
  {
    name: 'tab',
    path: '/insurance/life',
    screen: 'phone',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'carrier filter',
    path: '/',
    screen: 'phone',
    act: (page) =>
      page.locator('[data-section="carrierShowcase"] button[aria-pressed="false"]').first().click(),
  },
  {name: 'directory search', path: '/carriers/directory', screen: 'phone', act: (page) => typeIn(page)},
]

async function typeIn(page: Page): Promise<void> {
  await page.locator('[data-section="carrierDirectory"] input').first().focus()
  await page.keyboard.press('a')
}

/** How long an input waits for the paint that answers it, with a processor four times slower; and a click for its page. */
export const answering: Part = async ({product, chromium, runs, say}) => {
  const browser = await startBrowser(chromium)
  const rows: Row[] = []
  try {
    for (const {name, path, screen, act} of trials) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const {page, close} = await openPage(browser, product.origin + path, screen, slow)
        times.push(await interaction(page, () => act(page)))
        await close()
      }
      say(`${name}: ${times.join(', ')} ms`)
      rows.push({
        what: `INP of ${name}, 4x slower processor`,
        value: median(times),
        unit: 'ms',
        mark: 100,
        n: runs,
      })
    }
    for (const [slowdown, mark] of [
      [1, 50],
      [slow, 150],
    ] as const) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const {page, close} = await openPage(browser, product.origin, 'desk', slowdown)
        times.push(await navigation(page))
        await close()
      }
      say(`navigation at ${slowdown}x: ${times.join(', ')} ms`)
      rows.push({
        what: `Prefetched navigation, click to painted, ${slowdown}x`,
        value: median(times),
        unit: 'ms',
        mark,
        n: runs,
      })
    }
  } finally {
    await browser.close()
  }
  return rows
}

/** Milliseconds from the click on a link that was pointed at to the frame that shows its page. */
async function navigation(page: Page): Promise<number> {
  const link = page.locator('main a[href="/about"]').first()
  await link.scrollIntoViewIfNeeded()
  await link.hover()
  await page.waitForTimeout(1000)
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0
        document.addEventListener(
          'click',
          ({timeStamp}) => {
            clicked = timeStamp
          },
          {capture: true, once: true},
        )
        const heading = document.querySelector('h1')
        const observer = new MutationObserver(() => {
          if (document.querySelector('h1') === heading) return
          observer.disconnect()
          // After the next frame is presented.
          requestAnimationFrame(() => {
            const channel = new MessageChannel()
            channel.port1.onmessage = () => resolve(performance.now() - clicked)
            channel.port2.postMessage(0)
          })
        })
        observer.observe(document.body, {childList: true, subtree: true})
      }),
  )
  await link.click()
  return Math.round(await painted)
}
