import type {Page} from '@playwright/test'
import {submit} from '../agent/visitor.ts'
import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'
import {translatePage} from '../support/translate-page.ts'

test('a page that the browser translates stays right', async ({page}) => {
  await openTranslated(page, '/')
  await page.keyboard.press('/')
  const hits = page.getByRole('dialog').getByRole('option')
  await expect(page.getByRole('combobox', {name: 'Search the site'})).toBeFocused()
  for (const word of ['ann', 'uities']) {
    await page.keyboard.type(word)
    await expect(hits.first()).toBeVisible()
  }
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results?$/)
  await page.keyboard.press('Escape')

  const footer = page.getByRole('contentinfo')
  const disclaimer = footer.locator('[data-disclaimer]').first()
  await footer.getByRole('link', {name: 'Carrier Directory'}).click()
  const section = page.locator('[data-section=carrierDirectory]')
  await page.getByRole('searchbox').fill('anchor')
  await expect(section).toContainText(/1 of \d+ carriers/)
  await page.getByRole('searchbox').fill('')
  const everywhere = (await disclaimer.textContent()) ?? ''
  await section.getByRole('combobox', {name: 'State', exact: true}).selectOption('Texas')
  await expect(disclaimer).not.toHaveText(everywhere)
  await expectAsFresh(page, [disclaimer, section.getByRole('heading', {name: /Texas/})])

  await openTranslated(page, '/resources/commissions')
  const example = page.locator('[data-section=earningsExample]')
  const before = (await example.getByRole('status').textContent()) ?? ''
  await example.getByRole('textbox').first().fill('77')
  await expect(example.getByRole('status')).not.toHaveText(before)
  await expect(page).toHaveURL(/=77/)
  await expectAsFresh(page, [example.getByRole('status'), example.getByRole('table')])

  await openTranslated(page, '/insurance/life')
  await page.getByRole('tab', {name: 'Living Benefits'}).click()
  await expect(page.getByRole('tabpanel')).toContainText('Accelerated death benefits')

  await openTranslated(page, '/contact')
  await submit(page)
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Full name is required')
  await page.getByRole('textbox', {name: 'Full name'}).fill('A')
  await expect(summary).not.toContainText('Full name is required')
  await expect(summary).toContainText('Name must be between 2 and 100 characters')
})

async function openTranslated(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
  await page.evaluate(translatePage)
  await expect(page.locator('h1 font font')).not.toHaveCount(0)
}

/** Expects that parts of the page have the same text after a reload, without a translation. */
async function expectAsFresh(page: Page, parts: ReturnType<Page['locator']>[]) {
  const texts = await Promise.all(parts.map((part) => part.textContent()))
  await page.reload()
  await untilHydrated(page)
  await expect(page.locator('font')).toHaveCount(0)
  for (const [index, part] of parts.entries()) expect(await part.textContent()).toBe(texts[index])
}
