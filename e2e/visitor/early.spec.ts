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
