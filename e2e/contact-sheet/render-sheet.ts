import {readFile} from 'node:fs/promises'
import type {BrowserContext} from '@playwright/test'
import type {Screenshot} from './take-screenshot.ts'

const columns = 9
const columnWidth = 260
/** Long pages are cut here, so that a row of the sheet stays readable; the whole page is in its own file. */
const rowHeight = 1400

/** One picture with all screenshots side by side, each under its path. */
export async function renderSheet(
  context: BrowserContext,
  screenshots: Screenshot[],
  file: string,
): Promise<void> {
  const figures = await Promise.all(
    screenshots.map(async (screenshot) => {
      const bytes = await readFile(screenshot.file, 'base64')
      return `<figure><figcaption>${screenshot.path}</figcaption><img src="data:image/jpeg;base64,${bytes}"></figure>`
    }),
  )
  const page = await context.newPage()
  await page.setViewportSize({width: columns * (columnWidth + 16) + 16, height: 800})
  await page.setContent(`<!doctype html><style>
    body {display: grid; grid-template-columns: repeat(${columns}, ${columnWidth}px); align-items: start; gap: 24px 16px; margin: 16px; background: #888}
    figure {margin: 0; max-height: ${rowHeight}px; overflow: hidden}
    figcaption {height: 40px; font: 13px/20px sans-serif; overflow-wrap: anywhere}
    img {display: block; width: 100%}
  </style>${figures.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())))
  await page.screenshot({path: file, fullPage: true})
  await page.close()
}
