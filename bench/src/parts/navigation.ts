import type {Page} from '@playwright/test'
import {openPage, startBrowser} from '../browser.ts'
import {markdownTable, median, type Row, spread} from '../report.ts'
import {serveVariants} from '../variant-servers.ts'
import {baselines} from '../variants.ts'
import type {Part} from './part.ts'

const variants = [baselines.ours]
const speeds = [
  {slowdown: 1, mark: 60},
  {slowdown: 4, mark: 160},
]

/** From a click on a link to the new page. */
export const navigation: Part = async ({product, chromium, runs, log}) => {
  const {origins, stop} = await serveVariants(product, variants, ['/'])
  const browser = await startBrowser(chromium)
  const rows: Row[] = []
  const cells = new Map(variants.map(({name}) => [name, [name]]))
  try {
    for (const {slowdown, mark} of speeds) {
      const times = new Map(variants.map(({name}) => [name, [] as Navigation[]]))
      for (let run = 0; run < runs * 2 + 1; run += 1) {
        for (const [name, measured] of times) {
          const {page, close} = await openPage(browser, origins.get(name) ?? '', 'desk', slowdown)
          measured.push(await follow(page))
          await close()
        }
      }
      for (const [name, measured] of times) {
        const list = measured.map(({first, whole}) => `${first}/${whole}`).join(', ')
        log(`${name} at ${slowdown}x: ${list} ms`)
        cells.get(name)?.push(...(['first', 'whole'] as const).map((end) => spread(upTo(end, measured))))
      }
      rows.push(...rowsOf(times.get(baselines.ours.name) ?? [], slowdown, mark))
    }
  } finally {
    await browser.close()
    stop()
  }
  const head = speeds.flatMap(({slowdown}) => [`painted, ${slowdown}x`, `whole page, ${slowdown}x`])
  return {rows, tables: [markdownTable(['navigation, ms (range)', ...head], [...cells.values()])]}
}

function rowsOf(measured: Navigation[], slowdown: number, mark: number): Row[] {
  const common = {unit: 'ms', n: measured.length} as const
  return [
    {
      ...common,
      what: `Prefetched navigation, click to painted, ${slowdown}x`,
      value: median(upTo('first', measured)),
      mark,
    },
    {
      ...common,
      what: `The same until the whole page is rendered, ${slowdown}x`,
      value: median(upTo('whole', measured)),
    },
  ]
}

function upTo(end: keyof Navigation, measured: Navigation[]): number[] {
  return measured.map((navigation) => navigation[end])
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
