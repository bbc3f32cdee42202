import {test as base, expect, type Page} from '@playwright/test'
import type {Addresses} from '@upline/scripts/product/settings.ts'
import {Office} from '../agent/office.ts'
import {watchConsole} from './console-watch.ts'
import {productAddresses} from './product.ts'

export interface Options {
  /** Console errors that a journey causes on purpose: `test.use({allowedErrors: [/404/]})`. */
  allowedErrors: RegExp[]
}

const desktop = {
  viewport: {width: 1440, height: 900},
  locale: 'en-US',
  reducedMotion: 'reduce',
} as const

/**
 * The `test` of every journey. Pages open on the site (`page.goto('/contact')`), `product` has the other addresses, and console errors and
 * uncaught errors fail the test. Journeys of a worker share two tabs: `studioPage`, because the Studio takes seconds to start, and
 * `readerPage` for journeys that only read pages, because a new context costs more than a page; and `sharedOffice`, a process.
 */
export const test = base.extend<
  Options & {consoleIsQuiet: undefined},
  {product: Addresses; studioPage: Page; readerPage: Page; sharedOffice: Office}
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads a fixture's needs from this pattern
    async ({}, use) => use(productAddresses()),
    {scope: 'worker'},
  ],
  // They are here, because Playwright starts another browser for tests with other worker fixtures.
  studioPage: [
    async ({browser}, use) => {
      const context = await browser.newContext(desktop)
      await use(await context.newPage())
      await context.close()
    },
    {scope: 'worker'},
  ],
  readerPage: [
    async ({browser, product}, use) => {
      const context = await browser.newContext({...desktop, baseURL: product.site})
      await use(await context.newPage())
      await context.close()
    },
    {scope: 'worker'},
  ],
  sharedOffice: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const office = new Office()
      await use(office)
      await office.close()
    },
    {scope: 'worker'},
  ],
  baseURL: async ({product}, use) => use(product.site),
  allowedErrors: [[], {option: true}],
  consoleIsQuiet: [
    async ({context, allowedErrors}, use) => {
      const problems = watchConsole(context, allowedErrors)
      await use(undefined)
      expect(problems, 'errors in the browser console').toEqual([])
    },
    {auto: true},
  ],
})

export {expect}
