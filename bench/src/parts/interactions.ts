import type {Page} from '@playwright/test'
import {interaction, openPage, type Screen, startBrowser} from '../browser.ts'
import {median, type Row} from '../report.ts'
import type {Part} from './part.ts'

const slow = 4

type Trial = {name: string; path: string; screen: Screen; act: (page: Page) => Promise<void>}

const trials: Trial[] = [
  {
    name: 'desktop menu',
    path: '/',
    screen: 'desk',
    act: (page) => page.locator('#main-navigation button[popovertarget]').first().click(),
  },
  {
    name: 'drawer',
    path: '/',
    screen: 'phone',
    act: (page) => page.locator('#main-navigation button:visible').last().click(),
  },
  {
    name: 'tab',
    path: '/insurance/life',
    screen: 'phone',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
  {
    name: 'carrier filter',
    path: '/',
    screen: 'phone',
    act: (page) =>
      page.locator('[data-section="carrierShowcase"] button[aria-pressed="false"]').first().click(),
  },
  {name: 'directory search', path: '/carriers/directory', screen: 'phone', act: (page) => typeIn(page)},
]

async function typeIn(page: Page): Promise<void> {
  await page.locator('[data-section="carrierDirectory"] input').first().focus()
  await page.keyboard.press('a')
}

/** From an input to the next paint, with a processor four times slower. */
export const interactions: Part = async ({product, chromium, runs, log}) => {
  const browser = await startBrowser(chromium)
  const rows: Row[] = []
  try {
    for (const {name, path, screen, act} of trials) {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const {page, close} = await openPage(browser, product.origin + path, screen, slow)
        times.push(await interaction(page, () => act(page)))
        await close()
      }
      log(`${name}: ${times.join(', ')} ms`)
      rows.push({
        what: `INP of ${name}, 4x slower processor`,
        value: median(times),
        unit: 'ms',
        mark: 150,
        n: runs,
      })
    }
  } finally {
    await browser.close()
  }
  return {rows}
}
