import type {Page} from '@playwright/test'

/** Lets no script file through, for the pages opened from now on, before what this returns is called. */
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
