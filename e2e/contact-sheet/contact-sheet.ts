/**
 * Takes a screenshot of every page of a running product for each window width and default font size. Writes
 * .local/contact-sheet/{width}-{letters}.png with all pages, and single pages into .local/contact-sheet/{width}-{letters}/.
 * `--widths 390,1440 --letters 16 --paths /,/contact` selects some, `--forced-colors` uses a high-contrast theme.
 */
import {mkdir, readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {type Browser, type BrowserContext, chromium} from '@playwright/test'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {reportFailure, UserError} from '@upline/scripts/bootstrap/user-error.mjs'
import {findChromium} from '@upline/scripts/checks/chromium.ts'
import {taskList} from '@upline/scripts/process/task-list.ts'
import {untilHydrated} from '../support/hydration.ts'

/** Pages that the sitemap leaves out, and an address without a page. */
const unlisted = [
  '/downloads/life-insurance-employee-benefits.html',
  '/maintenance',
  '/access-denied',
  '/no-such-page',
]
/** Chromium renders nothing below, in px. */
const maxHeight = 16_000
const sheet = {columns: 9, columnWidth: 260, rowHeight: 1400}

const {values} = parseArgs({
  options: {
    site: {type: 'string', default: 'http://localhost:5173'},
    widths: {type: 'string', default: '320,390,768,1024,1440'},
    letters: {type: 'string', default: '16,32'},
    paths: {type: 'string'},
    'forced-colors': {type: 'boolean', default: false},
  },
})
const widths = values.widths.split(',').map(Number)
const kinds = values.letters
  .split(',')
  .flatMap((letters) => widths.map((width) => ({width, letters: Number(letters)})))
const folder = join(root, '.local/contact-sheet')
let browser: Browser | undefined

try {
  const executablePath = findChromium(process.env)
  if (!executablePath)
    throw new UserError('Chromium is missing: run `npm run contact-sheet`, which installs it.')
  const paths = values.paths?.split(',') ?? (await listPages(values.site))
  const opened = await chromium.launch({executablePath, args: ['--no-sandbox']})
  browser = opened
  await taskList(
    kinds.map(({width, letters}) => ({
      title: `${paths.length} pages at ${width} px, letters of ${letters} px`,
      task: async () => {
        const name = `${width}-${letters}${values['forced-colors'] ? '-forced' : ''}`
        await mkdir(join(folder, name), {recursive: true})
        const context = await opened.newContext({
          baseURL: values.site,
          viewport: {width, height: width < 600 ? 844 : 900},
          reducedMotion: 'reduce',
          forcedColors: values['forced-colors'] ? 'active' : 'none',
        })
        const screenshots: Screenshot[] = []
        for (const path of paths) {
          const file = join(folder, name, `${path.slice(1).replaceAll('/', '-') || 'home'}.jpg`)
          await takeScreenshot(context, {path, file}, letters)
          screenshots.push({path, file})
        }
        await renderSheet(context, screenshots, join(folder, `${name}.png`))
        await context.close()
      },
    })),
  ).run()
  console.log(`The sheets are in ${folder}.`)
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
} finally {
  await browser?.close()
}

interface Screenshot {
  path: string
  file: string
}

/** Returns the paths of all pages: the sitemap, and pages that it leaves out. */
async function listPages(site: string): Promise<string[]> {
  const answer = await fetch(new URL('/sitemap.xml', site)).catch(() => undefined)
  if (!answer?.ok) {
    throw new UserError(
      `There is no site at ${site}: run \`npm start\`, or name the running one with --site.`,
    )
  }
  const listed = (await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)
  return [...new Set([...[...listed].map(([, address = '/']) => new URL(address).pathname), ...unlisted])]
}

/** Saves the whole page as a JPEG after its pictures have loaded. `letters` is the size of the browser's default letters in px. */
async function takeScreenshot(
  context: BrowserContext,
  {path, file}: Screenshot,
  letters: number,
): Promise<void> {
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
  // A screenshot of the full page would set the letters back to 16 px: the window is made as high as the page instead.
  const {width = 0} = page.viewportSize() ?? {}
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({width, height: Math.min(height, maxHeight)})
  await page.screenshot({path: file, type: 'jpeg', quality: 80})
  await page.close()
}

/** Saves one picture with all screenshots side by side, each under its path. Cuts long pages. */
async function renderSheet(context: BrowserContext, screenshots: Screenshot[], file: string): Promise<void> {
  const figures = await Promise.all(
    screenshots.map(async (screenshot) => {
      const bytes = await readFile(screenshot.file, 'base64')
      return `<figure><figcaption>${screenshot.path}</figcaption><img src="data:image/jpeg;base64,${bytes}"></figure>`
    }),
  )
  const page = await context.newPage()
  await page.setViewportSize({width: sheet.columns * (sheet.columnWidth + 16) + 16, height: 800})
  await page.setContent(`<!doctype html><style>
    body {display: grid; grid-template-columns: repeat(${sheet.columns}, ${sheet.columnWidth}px); align-items: start; gap: 24px 16px; margin: 16px; background: #888}
    figure {margin: 0; max-height: ${sheet.rowHeight}px; overflow: hidden}
    figcaption {height: 40px; font: 13px/20px sans-serif; overflow-wrap: anywhere}
    img {display: block; width: 100%}
  </style>${figures.join('')}`)
  await page.evaluate(() => Promise.all([...document.images].map((picture) => picture.decode())))
  await page.screenshot({path: file, fullPage: true})
  await page.close()
}
