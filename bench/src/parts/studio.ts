import type {Browser, Locator, Page} from '@playwright/test'
import {startBrowser} from '../browser.ts'
import {grow, shrink} from '../content.ts'
import {storeInquiries} from '../inquiries.ts'
import {median, type Row} from '../report.ts'
import type {Part} from './part.ts'

/** Together with the sample more than 10,000 documents. */
const grown = {newsArticle: 5000, carrier: 3000, person: 1700}
const inquiries = 10_000

/** The Studio with 10,000 documents and 10,000 inquiries: until one can type, and until each tool shows what it has. */
export const studio: Part = async ({product, chromium, runs, log}) => {
  for (const [type, count] of Object.entries(grown)) await grow(product.lake, type, count)
  await storeInquiries(product, inquiries)
  // Until it is up again its site has rendered all of it.
  await product.restart()
  const browser = await startBrowser(chromium)
  const times = new Map<string, number[]>()
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [what, ms] of await measureStudio(browser, product.studio)) {
        times.set(what, [...(times.get(what) ?? []), ms])
      }
    }
  } finally {
    await browser.close()
    for (const type of Object.keys(grown)) await shrink(product.lake, type)
  }
  const rows = [...times].map(([what, all]): Row => {
    log(`${what}: ${all.map(Math.round).join(', ')} ms`)
    const mark = what === coldStart ? 5000 : 2000
    return {what: `Studio, 10,000 documents: ${what}`, value: median(all), unit: 'ms', mark, n: all.length}
  })
  return {rows}
}

const coldStart = 'cold start until a form takes text'
const article = 'bulk-newsArticle-4321'

/** Milliseconds of each step, in a browser that has nothing stored. */
export async function measureStudio(browser: Browser, address: string): Promise<[string, number][]> {
  const context = await browser.newContext({viewport: {width: 1440, height: 900}, locale: 'en-US'})
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const results: [string, number][] = []
  const measure = async (what: string, act: () => Promise<unknown>, shown: Locator) => {
    const start = performance.now()
    await act()
    await shown.first().waitFor({state: 'visible'})
    results.push([what, performance.now() - start])
  }
  const follow = (path: string) => () => goTo(page, path)
  const findings = page.getByRole('heading', {name: 'Content health'})
  try {
    await measure(
      coldStart,
      () => page.goto(`${address}/intent/edit/id=${article};type=newsArticle/`, {waitUntil: 'commit'}),
      page.getByTestId('document-panel-scroller').locator('input:not([readonly]):not([disabled])'),
    )
    await measure('Health, right after the start', follow('/health'), findings)
    await follow('/structure')()
    await measure('Health, again', follow('/health'), findings)
    await measure('list of 5,000 articles', follow('/structure/news;newsArticle'), listed(page, /\(\d+\)/))
    await measure('list of 3,000 carriers', follow('/structure/carriers;all'), listed(page, / \d+$/))
    await measure('page tree', follow('/structure/pages'), page.getByRole('textbox', {name: 'Search pages'}))
    await measure('Bulk', follow('/bulk'), page.getByText(/Choose all \d/))
    await measure(
      'Bulk, search',
      () => page.getByLabel('Search documents').fill('4321'),
      page.getByText('Choose all 1', {exact: true}),
    )
    await measure('Media', follow('/media'), page.getByTestId(/^media-asset-card/))
    await measure('Inbox of 10,000', follow('/inbox'), page.getByRole('button', {name: /^Applicant \d/}))
    await measure(
      'Inbox, search in all',
      () => page.getByLabel('Search inquiries').fill('Applicant 9876'),
      page.getByRole('button', {name: 'Applicant 9876'}),
    )
    await follow('/structure')()
    await page.getByTestId('open-search-button').or(page.getByTestId('studio-search')).first().click()
    await measure(
      'search of the Studio',
      () => page.keyboard.insertText('4321'),
      page.getByTestId('search-results').getByText('(4321)'),
    )
  } finally {
    await context.close()
  }
  return results
}

/** An entry of a list of documents. */
function listed(page: Page, name: RegExp): Locator {
  return page.getByTestId('document-list-pane').getByText(name)
}

/** Goes to a tool as the Studio's own links do. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
