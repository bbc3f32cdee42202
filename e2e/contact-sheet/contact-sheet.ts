/**
 * Takes a screenshot of every page of a running product at three widths, and lays each width out on one sheet:
 * .local/contact-sheet/{width}.png, beside the single pages in .local/contact-sheet/{width}/.
 */
import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {type Browser, chromium} from '@playwright/test'
import {root} from '../../scripts/bootstrap/root.mjs'
import {reportFailure, UserError} from '../../scripts/bootstrap/user-error.mjs'
import {findChromium} from '../../scripts/checks/chromium.ts'
import {taskList} from '../../scripts/process/task-list.ts'
import {listPages} from './list-pages.ts'
import {renderSheet} from './render-sheet.ts'
import {takeScreenshot} from './take-screenshot.ts'

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
    throw new UserError('Chromium is missing: run `npm run contact-sheet`, which installs it.')
  const paths = await listPages(values.site)
  const opened = await chromium.launch({executablePath, args: ['--no-sandbox']})
  browser = opened
  await taskList(
    windows.map((viewport) => ({
      title: `${paths.length} pages at ${viewport.width} px`,
      task: async () => {
        const width = String(viewport.width)
        await mkdir(join(folder, width), {recursive: true})
        const context = await opened.newContext({baseURL: values.site, viewport, reducedMotion: 'reduce'})
        const screenshots = []
        for (const path of paths) screenshots.push(await takeScreenshot(context, path, join(folder, width)))
        await renderSheet(context, screenshots, join(folder, `${width}.png`))
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
