import {gzipSync} from 'node:zlib'
import {openPage, startBrowser} from '../browser.ts'
import {median, type Row} from '../report.ts'
import type {Part} from './part.ts'

const count = 3000

type SearchPage = {path: string; title: string; text: string}

/** From a word that is typed to the first page found, in an index of 3,000 pages made from the sample's. */
export const search: Part = async ({product: {origin}, chromium, runs, log}) => {
  const own = await (await fetch(`${origin}/_content/_search.json`)).text()
  const {pages}: {pages: SearchPage[]} = JSON.parse(own)
  const many = Array.from({length: Math.ceil(count / pages.length)}, (_, copy) =>
    pages.map((page) => ({...page, path: `${page.path}-${copy}`, title: `${page.title} ${copy}`})),
  )
  const index = JSON.stringify({pages: many.flat().slice(0, count)})
  const rows: Row[] = [
    {
      what: `Search: index of the sample's ${pages.length} pages, gzip`,
      value: gzipSync(own).length / 1024,
      unit: 'KiB',
      n: 1,
    },
  ]
  const browser = await startBrowser(chromium)
  try {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      const {page, close} = await openPage(browser, `${origin}/search`, 'phone')
      await page.route('**/_content/_search.json', (route) =>
        route.fulfill({contentType: 'application/json', body: index}),
      )
      const field = page.locator('main input[type=search]')
      const results = page.locator('main ol > li')
      await field.fill('carrier')
      await results.first().waitFor({timeout: 120_000})
      await field.fill('')
      await results.first().waitFor({state: 'detached'})
      await page.evaluate(watchFirstResult)
      await field.focus()
      await page.keyboard.insertText('commission')
      times.push(await page.evaluate(() => (window as unknown as {firstResult: Promise<number>}).firstResult))
      await close()
    }
    log(`first result: ${times.map(Math.round).join(', ')} ms`)
    rows.push({
      what: 'Search: first result at 3,000 pages',
      value: median(times),
      unit: 'ms',
      mark: 50,
      n: runs,
      note: 'from typing to painted',
    })
  } finally {
    await browser.close()
  }
  return {rows}
}

/** Runs in the page: from the next input to the frame that shows the first result. */
function watchFirstResult(): void {
  ;(window as unknown as {firstResult: Promise<number>}).firstResult = new Promise((resolve) => {
    let typedAt = 0
    document.addEventListener(
      'input',
      ({timeStamp}) => {
        typedAt = timeStamp
      },
      {capture: true, once: true},
    )
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main ol > li')) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve(performance.now() - typedAt)
        channel.port2.postMessage(0)
      })
    })
    observer.observe(document.querySelector('main') ?? document.body, {childList: true, subtree: true})
  })
}
