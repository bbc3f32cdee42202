import {join} from 'node:path'
import type {BrowserContext} from '@playwright/test'

export interface Photograph {
  path: string
  file: string
}

/** The whole page as a JPEG in `folder`, after its pictures have come. */
export async function photographPage(
  context: BrowserContext,
  path: string,
  folder: string,
): Promise<Photograph> {
  const page = await context.newPage()
  await page.goto(path, {waitUntil: 'load'})
  // What waits for the reader to come near is asked for now, and waited for.
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)))
  })
  // A page that comes to life leaves out for a moment what is off the screen.
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[style*="content-visibility"]'))
  const file = join(folder, `${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`)
  await page.screenshot({path: file, fullPage: true, type: 'jpeg', quality: 80})
  await page.close()
  return {path, file}
}
