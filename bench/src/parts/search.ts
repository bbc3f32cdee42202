import {gzipSync} from 'node:zlib'
import type {Bench} from '../bench.ts'
import {onDevice, openPage, untilPainted} from '../browser.ts'

const count = 3000

type SearchPage = {path: string; title: string; text: string}

/** Measures the time from a typed word to the first result, in an index of 3,000 pages made from the sample's. */
export async function search(bench: Bench): Promise<void> {
  const {site} = bench.product.addresses
  const own = await (await fetch(`${site}/_content/_search.json`)).text()
  const {pages}: {pages: SearchPage[]} = JSON.parse(own)
  const what = `Search: index of the sample's ${pages.length} pages, gzip`
  bench.add({what, value: gzipSync(own).length / 1024, unit: 'KiB', n: 1})
  const many = Array.from({length: count}, (_, n) => {
    const page = pages[n % pages.length] as SearchPage
    return {...page, path: `${page.path}-${n}`, title: `${page.title} ${n}`}
  })
  await bench.measure({what: 'Search: first result at 3,000 pages', unit: 'ms', mark: 50}, () =>
    onDevice(bench.browser, {}, async (page) => {
      await page.route('**/_content/_search.json', (route) => route.fulfill({json: {pages: many}}))
      await openPage(page, `${site}/search`)
      const field = page.locator('main input[type=search]')
      const results = page.locator('main ol > li')
      await field.fill('carrier')
      await results.first().waitFor({timeout: 120_000})
      await field.fill('')
      await results.first().waitFor({state: 'detached'})
      await field.focus()
      return untilPainted(
        page,
        'input',
        () => document.querySelector('main ol > li') !== null,
        () => page.keyboard.insertText('commission'),
      )
    }),
  )
}
