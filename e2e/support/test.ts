import {test as base, expect} from '@playwright/test'
import type {Addresses} from '../../scripts/product/addresses.ts'
import {watchConsole} from './console-watch.ts'
import {productAddresses} from './product.ts'

export interface Options {
  /** Console errors that a journey causes on purpose: `test.use({allowedErrors: [/404/]})`. */
  allowedErrors: RegExp[]
}

/**
 * The `test` of every journey: pages open on the site (`page.goto('/contact')`), `product` has the other addresses, and a console error or
 * an uncaught error in any page of the test's context fails the test.
 */
export const test = base.extend<Options & {consoleIsQuiet: undefined}, {product: Addresses}>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads a fixture's needs from this pattern
    async ({}, use) => use(productAddresses()),
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
