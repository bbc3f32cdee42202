import {writeFile} from 'node:fs/promises'
import type {BrowserContext} from '@playwright/test'

/** Writes a screenshot as WebP, which the browser can make and the screenshots of Playwright are not. Gives its bytes. */
export async function saveAsWebp(context: BrowserContext, png: Buffer, file: string): Promise<number> {
  const page = await context.newPage()
  const source = `data:image/png;base64,${png.toString('base64')}`
  const encoded = await page.evaluate(async (source) => {
    const picture = new Image()
    picture.src = source
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.7)
  }, source)
  await page.close()
  const bytes = Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64')
  await writeFile(file, bytes)
  return bytes.length
}
