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

test.describe('the data of the document', () => {
  test.use({allowedErrors: [/404.+nowhere/]})

  test('React takes over the elements of each page, and of one that does not exist', async ({page}) => {
    for (const path of ['/', '/insurance/life/', '/nowhere']) {
      const letScriptsThrough = await open(page, path)
      const heading = page.getByRole('heading', {level: 1})
      await heading.evaluate((element) => element.setAttribute('data-prerendered', ''))
      letScriptsThrough()
      await untilHydrated(page)
      await expect(heading).toHaveAttribute('data-prerendered')
      await page.unrouteAll()
    }
  })
})

test.describe('data of a later publish than the document', () => {
  test('is shown, and what was typed stays', async ({page}) => {
    await page.route('**/_content/contact.json', async (route) => {
      const response = await route.fetch()
      const json = await response.json()
      const later = JSON.stringify({...json, hash: 'later'}).replaceAll('"/terms"', '"/licenses"')
      await route.fulfill({response, body: later})
    })
    const letScriptsThrough = await open(page, '/contact')
    const name = page.getByRole('textbox', {name: 'Full name'})
    await name.pressSequentially('Jo')
    letScriptsThrough()
    await untilHydrated(page)
    // Hydration does not repair attributes.
    await expect(page.getByRole('main').locator('a[href="/licenses"]')).toHaveCount(1)
    await expect(name).toHaveValue('Jo')
    await expect(name).toBeFocused()
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1)
  })
})

test.describe('without the data of the page', () => {
  test.use({allowedErrors: [/_content\/contact\.json/]})

  test('the CMS has it, and what was typed stays', async ({page}) => {
    await page.route('**/_content/contact.json', (route) => route.abort())
    const letScriptsThrough = await open(page, '/contact')
    const name = page.getByRole('textbox', {name: 'Full name'})
    await name.pressSequentially('Jo')
    letScriptsThrough()
    await untilHydrated(page)
    await expect(name).toHaveValue('Jo')
  })
})
