/**
 * Takes a screenshot of every page of a running product for each window width and default font size. Writes
 * .local/contact-sheet/{width}-{letters}.png with all pages, and single pages into .local/contact-sheet/{width}-{letters}/.
 * `--widths 390,1440 --letters 16 --paths /,/contact` selects some, `--forced-colors` uses a high-contrast theme.
 */
import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {type Browser, chromium} from '@playwright/test'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {reportFailure, UserError} from '@upline/scripts/bootstrap/user-error.mjs'
import {findChromium} from '@upline/scripts/checks/chromium.ts'
import {taskList} from '@upline/scripts/process/task-list.ts'
import {listPages} from './list-pages.ts'
import {renderSheet} from './render-sheet.ts'
import {takeScreenshot} from './take-screenshot.ts'

const {values} = parseArgs({
  options: {
    site: {type: 'string', default: 'http://localhost:5173'},
    widths: {type: 'string', default: '320,390,768,1024,1440'},
    letters: {type: 'string', default: '16,32'},
    paths: {type: 'string'},
    'forced-colors': {type: 'boolean', default: false},
  },
})
const [widths, sizes] = [values.widths, values.letters].map((list) => list.split(',').map(Number)) as [
  number[],
  number[],
]
const kinds = sizes.flatMap((letters) => widths.map((width) => ({width, letters})))
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
        const screenshots = []
        for (const path of paths)
          screenshots.push(await takeScreenshot(context, path, join(folder, name), letters))
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
