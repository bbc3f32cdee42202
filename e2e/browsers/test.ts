import {test as base, expect} from '@playwright/test'
import {findBrowser, type OtherBrowser, skipReason} from '@upline/scripts/checks/other-browsers.ts'
import type {Addresses} from '@upline/scripts/product/settings.ts'
import {productAddresses} from '../support/product.ts'
import {openFirefox} from './firefox.ts'
import type {Visitor} from './visitor.ts'
import {openWebkit} from './webkit.ts'

const open = {firefox: openFirefox, webkit: openWebkit}

/** A journey in the browser that its project names; skipped, with the packages to install, where that browser is missing. */
export const test = base.extend<{visitor: Visitor}, {product: Addresses; browserOfProject?: Visitor}>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads a fixture's needs from this pattern
    async ({}, use) => use(productAddresses()),
    {scope: 'worker'},
  ],
  browserOfProject: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads a fixture's needs from this pattern
    async ({}, use, {project}) => {
      const programs = findBrowser(browserName(project), process.env)
      const visitor = programs && (await open[browserName(project)](programs))
      await use(visitor)
      await visitor?.close()
    },
    {scope: 'worker', timeout: 120_000},
  ],
  visitor: async ({browserOfProject}, use, {project}) => {
    test.skip(!browserOfProject, skipReason(browserName(project)))
    if (!browserOfProject) return
    await use(browserOfProject)
    expect(browserOfProject.errors(), 'errors in the browser console').toEqual([])
  },
})

/** The projects of playwright.config.ts are named after the browsers. */
function browserName({name}: {name: string}): OtherBrowser {
  return name === 'webkit' ? 'webkit' : 'firefox'
}

/** Opens a page and waits until React has hydrated it (compare support/hydration.ts). */
export async function openHydrated(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url)
  await expect.poll(() => visitor.evaluate(() => document.documentElement.dataset.hydrated)).toBe('true')
}

export {expect}
