import {test as base, expect, type Page} from '@playwright/test'
import type {Addresses} from '../../scripts/product/addresses.ts'
import {watchConsole} from './console-watch.ts'
import {productAddresses} from './product.ts'

export interface Options {
  /** Console errors that a journey causes on purpose: `test.use({allowedErrors: [/404/]})`. */
  allowedErrors: RegExp[]
}

/**
 * The `test` of every journey: pages open on the site (`page.goto('/contact')`), `product` has the other addresses, and a console error or
 * an uncaught error in any page of the test's context fails the test. `studioPage` is a tab that the journeys of a worker share, as the
 * Studio's ten megabytes of script take seconds to start.
 */
export const test = base.extend<
  Options & {consoleIsQuiet: undefined},
  {product: Addresses; studioPage: Page}
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads a fixture's needs from this pattern
    async ({}, use) => use(productAddresses()),
    {scope: 'worker'},
  ],
  // For studio.ts. Here, as playwright starts a browser of its own for tests that have another list of such fixtures.
  studioPage: [
    async ({browser}, use) => {
      const context = await browser.newContext({
        viewport: {width: 1440, height: 900},
        locale: 'en-US',
        reducedMotion: 'reduce',
      })
      await use(await context.newPage())
      await context.close()
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
