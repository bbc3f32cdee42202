import type {Page} from '@playwright/test'

/**
 * Resolves when React has hydrated the page: the root element then says `data-hydrated="true"`, and whatever hydration has to complain
 * about is in the console. A build without that attribute is known by its header, which notices that the page is scrolled.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.mouse.wheel(0, 120)
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.hydrated === 'true' ||
      document.querySelector('[data-site-header][data-scrolled]') !== null,
  )
}
