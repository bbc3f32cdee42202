/**
 * Takes the pictures of docs/guides/edit-content.md: docs/guides/pictures/{name}.webp. Arguments name pictures to take alone; those before
 * them are then only gone through.
 */
import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {type Browser, chromium} from '@playwright/test'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {reportFailure, UserError} from '@upline/scripts/bootstrap/user-error.mjs'
import {findChromium} from '@upline/scripts/checks/chromium.ts'
import {productAddresses} from '../support/product.ts'
import startProduct from '../support/start-product.ts'
import {pictures} from './pictures.ts'
import {saveAsWebp} from './save-as-webp.ts'
import {storeTrialContent} from './trial-content.ts'

const folder = join(root, 'docs/guides/pictures')
const wanted = process.argv.slice(2)
let browser: Browser | undefined
let stop: (() => Promise<void>) | undefined

try {
  const unknown = wanted.filter((name) => !pictures[name])
  if (unknown.length > 0)
    throw new UserError(
      `There is no ${unknown.join(', ')}: pictures are ${Object.keys(pictures).join(', ')}.`,
    )
  const executablePath = findChromium(process.env)
  if (!executablePath) throw new UserError('Chromium is missing: run `npm run guide`, which installs it.')
  stop = await startProduct()
  const {studio, backend} = productAddresses()
  await storeTrialContent(backend)
  await mkdir(folder, {recursive: true})
  browser = await chromium.launch({executablePath, args: ['--no-sandbox']})
  const context = await browser.newContext({
    viewport: {width: 1200, height: 720},
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    baseURL: studio,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(90_000)
  for (const [name, show] of Object.entries(pictures)) {
    await show(page, backend)
    if (wanted.length > 0 && !wanted.includes(name)) continue
    // Thumbnails and messages that come and go.
    await page.waitForTimeout(1500)
    const bytes = await saveAsWebp(context, await page.screenshot(), join(folder, `${name}.webp`))
    console.log(`${name}.webp: ${Math.ceil(bytes / 1024)} KiB`)
  }
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
} finally {
  await browser?.close()
  await stop?.()
}
