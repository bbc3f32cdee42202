/**
 * Photographs every page of a running product at three widths and lays each width out on one sheet:
 * .local/contact-sheet/{width}.png, beside the single pages in .local/contact-sheet/{width}/.
 */
import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {type Browser, chromium} from '@playwright/test'
import {root} from '../../scripts/bootstrap/root.mjs'
import {findChromium} from '../../scripts/checks/chromium.ts'
import {Refusal, reportFailure} from '../../scripts/terminal/failure.mjs'
import {print, step} from '../../scripts/terminal/progress.mjs'
import {listPages} from './list-pages.ts'
import {photographPage} from './photograph-page.ts'
import {renderSheet} from './render-sheet.ts'

/** Window sizes in CSS pixels: a phone, a tablet, a desk. */
const windows = [
  {width: 390, height: 844},
  {width: 768, height: 1024},
  {width: 1440, height: 900},
]

const {values} = parseArgs({options: {site: {type: 'string', default: 'http://localhost:5173'}}})
const folder = join(root, '.local/contact-sheet')
let browser: Browser | undefined

try {
  const executablePath = findChromium(process.env)
  if (!executablePath)
    throw new Refusal('Chromium is missing: run `npm run contact-sheet`, which installs it.')
  const paths = await listPages(values.site)
  const opened = await chromium.launch({executablePath, args: ['--no-sandbox']})
  browser = opened
  for (const viewport of windows) {
    await step(`${paths.length} pages at ${viewport.width} px`, async () => {
      const width = String(viewport.width)
      await mkdir(join(folder, width), {recursive: true})
      const context = await opened.newContext({baseURL: values.site, viewport, reducedMotion: 'reduce'})
      const photographs = []
      for (const path of paths) photographs.push(await photographPage(context, path, join(folder, width)))
      await renderSheet(context, photographs, join(folder, `${width}.png`))
      await context.close()
    })
  }
  print(`The sheets are in ${folder}.`)
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
} finally {
  await browser?.close()
}
