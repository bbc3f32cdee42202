import type {Page} from '@playwright/test'

/** Holds back all script files, of pages opened from now on, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const through = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await through
    await route.continue()
  })
  return letThrough
}
