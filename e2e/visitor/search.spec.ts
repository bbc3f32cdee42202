import {expectNothingCutOff} from '../layout/expect-nothing-cut-off.ts'
import {expectNoViolations} from '../support/axe.ts'
import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

test.describe('the search', () => {
  test.use({allowedErrors: [/ERR_INTERNET_DISCONNECTED/]})

  test('finds a word with a typing error and opens the page by keyboard alone, also without a network', async ({
    page,
    context,
  }) => {
    await page.goto('/privacy')
    await untilHydrated(page)
    await page.keyboard.press('/')
    const field = page.getByRole('combobox', {name: 'Search the site'})
    await expect(field).toBeFocused()
    await page.keyboard.type('anuities')
    await expect(page.getByRole('option').first()).toHaveAttribute('href', '/insurance/annuities')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('dialog').getByRole('option', {selected: true})).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/insurance/annuities')
    await expect(page.getByRole('heading', {level: 1, name: 'Annuities'})).toBeVisible()

    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await expect(field).toBeFocused()
    await page.keyboard.type('comission structur')
    await expect(page.getByRole('option').first()).toHaveAttribute('href', '/resources/commissions')
    await page.keyboard.press('Escape')
    await expect(field).toBeHidden()
    await context.setOffline(false)
  })
})

test('results are grouped by kind, and a question finds its page', {tag: '@mobile'}, async ({page}) => {
  await page.goto('/search?q=how%20do%20I%20get%20contracted')
  const results = page.getByRole('region', {name: 'Search results'})
  await expect(results.getByRole('link').first()).toHaveAttribute('href', '/resources/contracting')
  await expect(results.getByRole('heading', {level: 2})).toHaveText(['Pages', 'Carriers', 'News'])
  await expect(page).toHaveTitle(/^how do I get contracted · Search/)
  await expectNoViolations(page, 'search results')
  await expectNothingCutOff(page, 'search results')
  await page.getByRole('searchbox').fill('medsupp')
  await expect(results.getByRole('link').first()).toContainText('Medicare')
})
