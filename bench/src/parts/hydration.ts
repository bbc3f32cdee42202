import type {Browser} from '@playwright/test'
import {slowNetwork, startBrowser, untilHydrated} from '../browser.ts'
import {median, type Row, spread} from '../report.ts'
import {pages} from './pages.ts'
import type {Part} from './part.ts'

/** Time until a page is hydrated, on a slow network with a processor four times slower. */
export const hydration: Part = async ({product, chromium, runs, log}) => {
  const browser = await startBrowser(chromium)
  const rows: Row[] = []
  try {
    for (const {name, path} of pages) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) times.push(await measure(browser, product.origin + path))
      log(`${name}: ${spread(times)} ms`)
      const what = `Until ${name} is hydrated, slow 4G, 4x slower processor`
      rows.push({what, value: median(times), unit: 'ms', mark: 2000, n: runs, note: spread(times)})
    }
  } finally {
    await browser.close()
  }
  return {rows}
}

async function measure(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}, hasTouch: true})
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowNetwork)
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4})
    await page.goto(address, {waitUntil: 'commit'})
    await untilHydrated(page)
    return await page.evaluate(() => Math.round(performance.now()))
  } finally {
    await context.close()
  }
}
