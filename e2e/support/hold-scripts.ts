import type {Page} from '@playwright/test'

/** Blocks all script files of new pages until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
