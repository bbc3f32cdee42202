import {join} from 'node:path'
import type {BrowserContext} from '@playwright/test'
import {untilHydrated} from '../support/hydration.ts'

// In px; Chromium renders nothing below.
const highest = 16_000

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
  // A screenshot of the full page would set the letters back to 16 px: the window is made as high as the page instead.
  const {width = 0} = page.viewportSize() ?? {}
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({width, height: Math.min(height, highest)})
  await page.screenshot({path: file, type: 'jpeg', quality: 80})
  await page.close()
  return {path, file}
}
