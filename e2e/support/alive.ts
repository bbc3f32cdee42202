import {expect, type Page} from '@playwright/test'

/**
 * Resolves when the scripts of the page answer: its header then knows that the page is scrolled. Whatever hydration has
 * to complain about is in the console by then.
 */
export async function untilAlive(page: Page): Promise<void> {
  await page.mouse.wheel(0, 120)
  await expect(page.locator('[data-site-header][data-scrolled]')).toBeVisible()
}
