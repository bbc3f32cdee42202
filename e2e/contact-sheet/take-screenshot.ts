import {join} from 'node:path'
import type {BrowserContext} from '@playwright/test'
import {untilHydrated} from '../support/hydration.ts'

export interface Screenshot {
  path: string
  file: string
}

/** The whole page as a JPEG in `folder`, after its pictures have loaded. `letters` is the size of the browser's default letters in px. */
export async function takeScreenshot(
  context: BrowserContext,
  path: string,
  folder: string,
  letters: number,
): Promise<Screenshot> {
  const page = await context.newPage()
  const browser = await context.newCDPSession(page)
  await browser.send('Page.setFontSizes', {fontSizes: {standard: letters}})
  await page.goto(path, {waitUntil: 'load'})
  // Pictures that load when they are near the window are loaded now.
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
  await untilHydrated(page)
  const file = join(folder, `${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`)
  await page.screenshot({path: file, fullPage: true, type: 'jpeg', quality: 80})
  await page.close()
  return {path, file}
}
