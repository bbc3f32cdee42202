import type {Page} from '@playwright/test'
import {holdScripts} from '../support/hold-scripts.ts'
import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

/** Opens a page with blocked scripts. Returns a function that unblocks them. */
async function open(page: Page, path: string): Promise<() => void> {
  const letThrough = await holdScripts(page)
  await page.goto(path, {waitUntil: 'commit'})
  return letThrough
}

test.describe('before any script file is there', () => {
  test('a pressed tab opens', async ({page}) => {
    const letScriptsThrough = await open(page, '/insurance/life')
    const panel = page.getByRole('tabpanel', {name: 'Living Benefits'})
    await page.getByRole('tab', {name: 'Living Benefits'}).click()
    await expect(panel).toBeVisible()
    letScriptsThrough()
    await untilHydrated(page)
    await expect(panel).toBeVisible()
    await expect(page.getByRole('tabpanel')).toHaveCount(1)
    await expect(page).toHaveURL('/insurance/life?tab=benefits')
  })

  test('the arrows choose tabs', async ({page}) => {
    const letScriptsThrough = await open(page, '/insurance/life')
    await page.getByRole('tab', {selected: true}).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const chosen = page.getByRole('tab', {selected: true})
    await expect(chosen).toHaveText('Living Benefits')
    letScriptsThrough()
    await untilHydrated(page)
    await expect(chosen).toHaveText('Living Benefits')
    await expect(chosen).toBeFocused()
  })

  test('a pressed filter narrows the list', async ({page}) => {
    const letScriptsThrough = await open(page, '/')
    const section = page.locator('[data-section=carrierShowcase]')
    const carriers = section.locator('details')
    await expect(carriers).toHaveCount(6)
    await section.getByRole('button', {name: 'Medicare'}).click()
    letScriptsThrough()
    await expect(page).toHaveURL('/?line=Medicare')
    await expect(carriers).toHaveCount(2)
  })

  test('what is typed is searched for', async ({page}) => {
    const letScriptsThrough = await open(page, '/carriers/directory')
    await page.getByRole('searchbox').pressSequentially('anchor')
    letScriptsThrough()
    await expect(page).toHaveURL('/carriers/directory?q=anchor')
    await expect(page.getByRole('searchbox')).toHaveValue('anchor')
  })

  test('a sent form is checked', async ({page}) => {
    const letScriptsThrough = await open(page, '/contact')
    await page.getByRole('textbox', {name: 'Full Name'}).fill('Ada Early')
    await page.getByRole('checkbox', {name: 'Medicare'}).check()
    await page.getByRole('combobox', {name: 'Experience Level'}).selectOption('3-5 years')
    await page.getByRole('button', {name: 'Submit Inquiry'}).click()
    letScriptsThrough()
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('textbox', {name: 'Full Name'})).toHaveValue('Ada Early')
    await expect(page.getByRole('checkbox', {name: 'Medicare'})).toBeChecked()
    // A later render keeps the values.
    await page.getByRole('checkbox', {name: 'Health Insurance'}).check()
    await expect(page.getByRole('checkbox', {name: 'Medicare'})).toBeChecked()
    await expect(page.getByRole('combobox', {name: 'Experience Level'})).toHaveValue('3-5 years')
    await expect(page).toHaveURL('/contact')
  })

  test('menus and cards open', async ({page}) => {
    const letScriptsThrough = await open(page, '/')
    const menu = page.getByRole('banner').getByRole('button', {name: 'Insurance solutions'})
    await menu.click()
    await expect(page.getByRole('link', {name: 'All insurance lines'})).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('[data-section=carrierShowcase] summary').first().click()
    await expect(page.locator('[data-section=carrierShowcase] details[open]')).toHaveCount(1)
    letScriptsThrough()
  })

  test('the drawer opens and closes', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844})
    const letScriptsThrough = await open(page, '/')
    const opener = page.getByRole('button', {name: 'Open menu'})
    await opener.click()
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await drawer.getByRole('button', {name: 'Close menu'}).click()
    await expect(drawer).toBeHidden()
    letScriptsThrough()
    await untilHydrated(page)
    // Nothing is done a second time.
    await expect(drawer).toBeHidden()
    await opener.click()
    await expect(drawer).toBeVisible()
  })
})
