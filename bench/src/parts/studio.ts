import type {Locator, Page} from '@playwright/test'
import {documentsRoot, sampleInquiry, wireFields} from '@upline/testing/firestore.ts'
import {ownerAuthorization} from '@upline/testing/owner-token.ts'
import type {Bench} from '../bench.ts'
import {onDevice} from '../browser.ts'
import {grow, shrink} from '../content.ts'
import {slowestInteraction} from './interactions.ts'

/** Together with the sample more than 10,000 documents. */
const grown = {newsArticle: 5000, carrier: 3000, person: 1700}
const inquiries = 10_000
const coldStart = 'cold start until a form takes text'
const keys = 'slowest of 20 keys in a title'

/** Measures the Studio with 10,000 documents and 10,000 inquiries: until a form takes text, and until each tool shows its list. */
export async function studio(bench: Bench): Promise<void> {
  for (const [type, count] of Object.entries(grown)) await grow(bench.lake, type, count)
  await storeInquiries(bench)
  // Until it is up again its site has rendered all of it.
  await bench.product.restart()
  const times = new Map<string, number[]>()
  for (let run = 0; run < bench.runs; run += 1) {
    await onDevice(bench.browser, {screen: 'desk'}, (page) => visitTools(page, bench, times))
  }
  for (const [what, values] of times) {
    // 125 ms are 1.3 times what a Studio of the same schema takes without our code.
    const mark = {[coldStart]: 5000, [keys]: 125}[what] ?? 2000
    const figure = {what: `Studio, 10,000 documents: ${what}`, unit: 'ms', mark} as const
    await bench.measure(figure, async (n) => values[n] ?? Number.NaN)
  }
  for (const type of Object.keys(grown)) await shrink(bench.lake, type)
}

/** Adds the milliseconds of each step, in a browser that has nothing stored. */
async function visitTools(page: Page, {product}: Bench, times: Map<string, number[]>): Promise<void> {
  page.setDefaultTimeout(60_000)
  const measure = async (what: string, act: () => Promise<unknown>, shown: Locator) => {
    const start = performance.now()
    await act()
    // waitFor looks again after up to 500 ms only.
    while (!(await shown.first().isVisible())) await page.waitForTimeout(20)
    times.set(what, [...(times.get(what) ?? []), performance.now() - start])
  }
  // Goes to a tool as the Studio's own links do.
  const goTo = (path: string) => () =>
    page.evaluate((path) => {
      history.pushState(null, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  const listed = (name: RegExp) => page.getByTestId('document-list-pane').getByText(name)
  const findings = page.getByRole('heading', {name: 'Content health'})
  await measure(
    coldStart,
    () => page.goto(`${product.addresses.studio}/intent/edit/id=bulk-newsArticle-4321;type=newsArticle/`),
    page.getByTestId('document-panel-scroller').locator('input:not([readonly]):not([disabled])'),
  )
  await page.getByTestId('field-title').getByRole('textbox').click()
  // When a key is released, nothing is painted: the event would end with the frame of the next change.
  const slowest = page.evaluate(slowestInteraction, 'keydown')
  for (let n = 0; n < 20; n += 1) await page.keyboard.press('a', {delay: 50})
  times.set(keys, [...(times.get(keys) ?? []), await slowest])
  await measure('Health, right after the start', goTo('/health'), findings)
  await goTo('/structure')()
  await measure('Health, again', goTo('/health'), findings)
  await measure('list of 5,000 articles', goTo('/structure/news;newsArticle'), listed(/\(\d+\)/))
  await measure('list of 3,000 carriers', goTo('/structure/carriers;all'), listed(/ \d+$/))
  await measure('page tree', goTo('/structure/pages'), page.getByRole('textbox', {name: 'Search pages'}))
  await measure('Bulk', goTo('/bulk'), page.getByText(/Select all \d/))
  await measure(
    'Bulk, search',
    () => page.getByLabel('Search documents').fill('4321'),
    page.getByText('Select all 1', {exact: true}),
  )
  await measure('Media', goTo('/media'), page.getByTestId(/^media-asset-card/))
  await measure('Inbox of 10,000', goTo('/inbox'), page.getByRole('button', {name: /^Applicant \d/}))
  await measure(
    'Inbox, search in all',
    () => page.getByLabel('Search inquiries').fill('Applicant 9876'),
    page.getByRole('button', {name: 'Applicant 9876'}),
  )
  await goTo('/structure')()
  await page.getByTestId('open-search-button').or(page.getByTestId('studio-search')).first().click()
  await measure(
    'search of the Studio',
    () => page.keyboard.insertText('4321'),
    page.getByTestId('search-results').getByText('(4321)'),
  )
}

/** Stores invented inquiries that the office has been notified of, one for each minute before now. */
async function storeInquiries({product: {addresses, data}}: Bench): Promise<void> {
  const writes = Array.from({length: inquiries}, (_, n) => {
    const timestamp = new Date(Date.now() - n * 60_000)
    const fields = wireFields({
      ...sampleInquiry,
      name: `Applicant ${n}`,
      email: `applicant-${n}@agents.example`,
      message: `Please call about contracting number ${n}.`,
      suspect: false,
      timestamp,
      notification: {notified: true, attempts: 1, lastError: '', notifiedAt: timestamp},
    })
    return {update: {name: `${documentsRoot}/inquiries/bench-${n}`, fields}}
  })
  for (let start = 0; start < inquiries; start += 400) {
    const answer = await fetch(`${addresses.backend}/v1/${documentsRoot}:commit`, {
      method: 'POST',
      headers: {authorization: ownerAuthorization(data), 'content-type': 'application/json'},
      body: JSON.stringify({writes: writes.slice(start, start + 400)}),
    })
    if (!answer.ok) throw new Error(`The inquiries were not stored: ${await answer.text()}`)
  }
}
