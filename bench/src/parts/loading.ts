import {brotliCompressSync, gzipSync} from 'node:zlib'
import type {Page} from '@playwright/test'
import type {Bench} from '../bench.ts'
import {onDevice, untilHydrated} from '../browser.ts'

/** A page that starts with a picture, one with text and tabs, and a long list. */
const pages = {home: '/', life: '/insurance/life', directory: '/carriers/directory'}
const slow = {slowNetwork: true, slowdown: 4}

/** The first page of a visit, on slow 4G with a processor four times slower. */
export async function loading(bench: Bench): Promise<void> {
  const {browser, product} = bench
  await weigh(bench)
  for (const [name, path] of Object.entries(pages)) {
    const address = product.addresses.site + path
    for (const withoutScript of [true, false]) {
      const what = `LCP of ${name}${withoutScript ? ' without its script' : ''}`
      await bench.measure({what, unit: 'ms', ...(!withoutScript && {mark: 2500})}, () =>
        onDevice(browser, {...slow, withoutScript}, (page) => largestPaint(page, address)),
      )
    }
    await bench.measure({what: `Until ${name} is hydrated`, unit: 'ms', mark: 2000}, () =>
      onDevice(browser, slow, async (page) => {
        await page.goto(address, {waitUntil: 'commit'})
        await untilHydrated(page)
        return page.evaluate(() => performance.now())
      }),
    )
  }
  await bench.measure(
    {what: 'A tab of life, from the first paint until it answers', unit: 'ms', mark: 300},
    () =>
      onDevice(browser, slow, (page) =>
        answers(page, product.addresses.site + pages.life, async () => {
          await page.getByRole('tab').nth(1).click()
          await page.getByRole('tabpanel').waitFor()
        }),
      ),
  )
  const what = 'The search of the directory, from the first paint until it answers'
  await bench.measure({what, unit: 'ms', mark: 1300}, () =>
    onDevice(browser, slow, (page) =>
      answers(page, product.addresses.site + pages.directory, async () => {
        const section = page.locator('[data-section="carrierDirectory"]')
        await section.locator('input').first().fill('zz')
        const isEmpty = (list: Element | null) => list?.querySelector('li') === null
        // At each frame: a locator looks again after up to 500 ms.
        await page.waitForFunction(isEmpty, await section.elementHandle())
      }),
    ),
  )
}

/** The size of home: its HTML, and the modules that it names. */
async function weigh(bench: Bench): Promise<void> {
  const {site} = bench.product.addresses
  const read = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer())
  const modules = await onDevice(bench.browser, {}, async (page) => {
    await page.goto(site)
    const scripts = page.locator('script[type=module]')
    return scripts.evaluateAll((all) => all.map((script) => (script as HTMLScriptElement).src))
  })
  const sizes = await Promise.all(modules.map(async (address) => gzipSync(await read(address)).length))
  const html = brotliCompressSync(await read(site)).length
  const script = sizes.reduce((sum, size) => sum + size, 0)
  const figure = {unit: 'KiB', n: 1} as const
  bench.add({...figure, what: 'HTML of home, brotli', value: html / 1024, mark: 21})
  const note = `${modules.length} modules`
  bench.add({...figure, what: 'Script of home, gzip', value: script / 1024, mark: 112, note})
}

async function largestPaint(page: Page, address: string): Promise<number> {
  await page.goto(address, {waitUntil: 'load'})
  await page.waitForTimeout(1500)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0))
        observer.observe({type: 'largest-contentful-paint', buffered: true})
      }),
  )
}

/** Returns milliseconds from the first paint until a page that was used at once has answered. */
async function answers(page: Page, address: string, use: () => Promise<void>): Promise<number> {
  await page.goto(address, {waitUntil: 'commit'})
  await use()
  return page.evaluate(
    () => performance.now() - (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
  )
}
