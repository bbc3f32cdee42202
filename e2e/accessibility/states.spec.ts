import type {Page} from '@playwright/test'
import {applicant, fillFields, submit} from '../agent/visitor.ts'
import {expectNothingCutOff, openEverything} from '../layout/expect-nothing-cut-off.ts'
import {resize} from '../layout/letters.ts'
import {expectNoViolations} from '../support/axe.ts'
import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

const phone = {width: 390, height: 844}
const desktop = {width: 1440, height: 900}

test.use({viewport: phone})

/** Axe once, on a phone; the layout at every width. */
async function expectSoundState(page: Page, state: string): Promise<void> {
  await page.setViewportSize(phone)
  await expectNoViolations(page, state, 'main')
  await expectNothingCutOff(page, state)
}

test('a page on a desktop, and each open menu of its header', async ({page}) => {
  await page.setViewportSize(desktop)
  await page.goto('/privacy')
  await untilHydrated(page)
  await expectNoViolations(page, 'closed menus')
  const menus = page.getByRole('navigation', {name: 'Main navigation'}).locator('button[popovertarget]')
  await expect(menus).not.toHaveCount(0)
  for (const menu of await menus.all()) {
    await page.setViewportSize(desktop)
    await menu.click()
    const name = (await menu.textContent()) ?? ''
    await expectNoViolations(page, name, 'header')
    // A narrower window has the drawer instead.
    await expectNothingCutOff(page, name, (letters, width) => width >= 64 * letters)
    await page.keyboard.press('Escape')
  }
})

test('the drawer, with a group open, then with all', async ({page}) => {
  await page.goto('/privacy')
  await untilHydrated(page)
  await page.getByRole('button', {name: 'Open menu'}).click()
  const drawer = page.getByRole('dialog', {name: 'Menu'})
  await drawer.getByText('Carrier network', {exact: true}).click()
  await expect(drawer.getByRole('link', {name: 'Carrier directory'})).toBeVisible()
  await expectNoViolations(page, 'drawer')
  await openEverything(page)
  await expectNothingCutOff(page, 'drawer')
  await resize(await page.context().newCDPSession(page), page, 32, phone.width)
  await expect(drawer.getByRole('button', {name: 'Close menu'})).toBeInViewport({ratio: 1})
})

test('the form with its errors, then with its thanks', async ({page}) => {
  await page.goto('/contact')
  await submit(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectSoundState(page, 'form errors')
  await fillFields(page, applicant())
  await submit(page)
  await expect(page.getByRole('main').getByRole('status')).toBeFocused()
  await expectSoundState(page, 'form thanks')
})

test('an unfolded carrier, and carriers of one category', async ({page}) => {
  await page.goto('/carriers')
  const band = page.locator('[data-section=carrierShowcase]')
  const moving = await band
    .locator('summary')
    .first()
    .evaluate((summary: HTMLElement) => {
      summary.click()
      return document.getAnimations().length
    })
  expect(moving, 'animations although the visitor wants none').toBe(0)
  await expectSoundState(page, 'carrier')
  await band.getByRole('button', {name: 'Health', exact: true}).click()
  await expect(band.locator('details')).toHaveCount(2)
  await expectSoundState(page, 'category')
})

test('a search that finds some, and one that finds none', async ({page}) => {
  await page.goto('/carriers/directory')
  await page.getByRole('searchbox').fill('life')
  await expect(page.getByRole('heading', {name: 'Featured carrier partners'})).toBeHidden()
  await expectSoundState(page, 'result')
  await page.getByRole('searchbox').fill('no such carrier')
  await expect(page.getByText(/^0 of/)).toBeVisible()
  await expectSoundState(page, 'empty result')
})

test('the search dialog with results', async ({page}) => {
  await page.goto('/privacy')
  await untilHydrated(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', {name: 'Search the site'})).toBeFocused()
  await page.keyboard.type('medicare')
  await expect(page.getByRole('option')).not.toHaveCount(0)
  await page.setViewportSize(phone)
  await expectNoViolations(page, 'search', 'dialog')
  await expectNothingCutOff(page, 'search')
})

test('an earnings example with a wrong number, and a carrier’s page', async ({page}) => {
  await page.goto('/resources/commissions')
  await untilHydrated(page)
  await page.getByRole('textbox', {name: /^Term Life/}).fill('many')
  await expectSoundState(page, 'earnings')
  await page.goto('/carriers/evergreen-senior-health')
  await expectSoundState(page, 'carrier page')
})

test('news of one category, and an article', async ({page}) => {
  await page.goto('/about/news')
  await page.getByRole('button', {name: 'Press Releases'}).click()
  await expectSoundState(page, 'category')
  await page.goto('/about/news/paperless-contracting')
  await untilHydrated(page)
  await expectSoundState(page, 'article')
})

test('a course with its outline, and an answered question', async ({page}) => {
  await page.goto('/resources/training')
  await page.getByText('See the outline').first().click()
  await expectSoundState(page, 'course')
  await page.goto('/insurance/employer-benefits/life')
  await page.getByRole('region', {name: 'Questions employers ask'}).locator('summary').first().click()
  await expectSoundState(page, 'question')
})

test.describe('the 404 page', () => {
  // The browser itself reports the status of the document.
  test.use({allowedErrors: [/status of 404/]})

  test('with its suggestions', async ({page}) => {
    await page.goto('/insurance/annuity')
    await expect(page.getByRole('heading', {name: 'Were you looking for one of these?'})).toBeVisible()
    await expectSoundState(page, '404')
  })
})
