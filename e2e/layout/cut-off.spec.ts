import type {Page} from '@playwright/test'
import {routes} from '../routes/all.ts'
import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'
import {findCutOff} from './find-cut-off.ts'
import {type Face, resize, useFace} from './letters.ts'

test.use({bypassCSP: true, contextOptions: {reducedMotion: 'reduce'}})
test.describe.configure({mode: 'parallel'})
test.slow()

/** Of the face, the letters (default size in px) and the windows: wide letters are what does not fit, at the widths where layouts change. */
const trials: readonly [Face, number, readonly number[]][] = [
  ['wide', 16, [320, 1024]],
  ['wide', 24, [390]],
  ['wide', 32, [390, 768]],
  ['narrow', 16, [1440]],
]

/** Tries the state that the page is in. The test goes on, so that one run names every fault. */
async function seeNothingCutOff(
  page: Page,
  state: string,
  fits = (_letters: number, _width: number) => true,
) {
  const browser = await page.context().newCDPSession(page)
  for (const [face, letters, widths] of trials) {
    await useFace(page, face)
    for (const width of widths.filter((width) => fits(letters, width))) {
      await resize(browser, page, letters, width)
      const found = await page.evaluate(findCutOff)
      expect
        .soft(found, `${state}, ${face} face, letters of ${letters} px, window of ${width} px`)
        .toEqual([])
    }
  }
  await browser.detach()
}

/** Runs in the page: shows all tabs and all that unfolds at once. */
function openEverything(): void {
  for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden')
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name')
    details.open = true
  }
}

for (const path of [...routes.map((route) => route.path), '/about/news/paperless-contracting']) {
  test(`${path}, everything unfolded`, async ({page}) => {
    await page.goto(path)
    await untilHydrated(page)
    await page.evaluate(openEverything)
    await seeNothingCutOff(page, path)
  })
}

test('the form with its errors', async ({page}) => {
  await page.goto('/contact')
  await untilHydrated(page)
  await page.locator('form button[type=submit]').click()
  await expect(page.getByRole('alert')).toBeFocused()
  await seeNothingCutOff(page, 'form errors')
})

test('the drawer, with all groups open', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900})
  await page.goto('/privacy')
  await untilHydrated(page)
  await page.getByRole('button', {name: 'Open menu'}).click()
  await page.evaluate(openEverything)
  await seeNothingCutOff(page, 'drawer')
})

test('the menus of a wide window', async ({page}) => {
  await page.goto('/privacy')
  await untilHydrated(page)
  const menus = page.getByRole('navigation', {name: 'Main navigation'}).locator('button[popovertarget]')
  await expect(menus).not.toHaveCount(0)
  for (const menu of await menus.all()) {
    await page.setViewportSize({width: 1440, height: 900})
    await menu.click()
    await seeNothingCutOff(
      page,
      (await menu.textContent()) ?? 'menu',
      (letters, width) => width >= 64 * letters,
    )
    await page.keyboard.press('Escape')
  }
})

test.describe('the 404 page', () => {
  // The browser itself reports the status of the document.
  test.use({allowedErrors: [/status of 404/]})
  test('with its suggestions', async ({page}) => {
    await page.goto('/insurance/annuity')
    await expect(page.getByRole('heading', {name: 'Were you looking for one of these?'})).toBeVisible()
    await seeNothingCutOff(page, '404')
  })
})
