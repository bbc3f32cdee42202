import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

test.describe('the six carriers of the carrier network', () => {
  test('filter, and at most one carrier unfolded', async ({page}) => {
    await page.goto('/carriers')
    const filters = page.getByRole('group', {name: 'Show carriers by category'})
    const band = page.locator('[data-section=carrierShowcase]')
    const entries = band.locator('details')
    await expect(filters.getByRole('button')).toHaveText(['All', 'Medicare', 'Health', 'Life'])
    await expect(filters.getByRole('button', {pressed: true})).toHaveText('All')
    await expect(entries).toHaveCount(6)
    await expect(band.getByText('Carriers shown: 6')).toBeVisible()
    for (const entry of await entries.all()) await expect(entry).toContainText(/4\.[1-7] out of 5/)

    await entries.nth(0).locator('summary').click()
    await expect(band.locator('details[open]')).toHaveCount(1)
    await expect(band.getByRole('link', {name: 'Blue Anchor Life'})).toHaveAttribute(
      'href',
      '/carriers/blue-anchor-life',
    )
    await entries.nth(3).locator('summary').click()
    await expect(entries.nth(3)).toHaveAttribute('open')
    await expect(band.locator('details[open]')).toHaveCount(1)
    await entries.nth(3).locator('summary').click()
    await expect(band.locator('details[open]')).toHaveCount(0)
    const links = await entries
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toHaveLength(6)
    for (const link of links) expect((await page.request.get(link ?? '')).status(), link ?? '').toBe(200)

    await filters.getByRole('button', {name: 'Medicare'}).click()
    await expect(filters.getByRole('button', {pressed: true})).toHaveText('Medicare')
    await expect(page).toHaveURL('/carriers?line=Medicare')
    await expect(entries).toHaveCount(2)
    await expect(band.getByText('Carriers shown: 2')).toBeVisible()
    for (const entry of await entries.all()) await expect(entry.locator('summary')).toContainText('Medicare')
    await page.reload()
    await expect(entries).toHaveCount(2)
  })
})

test.describe('the directory', () => {
  test('finds carriers by a part of the name, in any case, and by specialty', async ({page}) => {
    await page.goto('/carriers/directory')
    const search = page.getByRole('searchbox', {name: 'Search carriers'})
    const status = page.getByText(/^\d+ of \d+ carriers$/)
    const found = page.locator('[data-section=carrierDirectory] ul').last().locator('> li')
    const total = Number((await status.textContent())?.match(/of (\d+)/)?.[1])
    expect(total).toBeGreaterThanOrEqual(50)
    await expect(page.getByRole('heading', {name: 'Featured carrier partners'})).toBeVisible()

    await search.fill('ANCHOR')
    await expect(status).toHaveText(`1 of ${total} carriers`)
    await expect(found).toHaveCount(1)
    await expect(found).toContainText('Blue Anchor Life')

    await page.getByRole('combobox', {name: 'Specialty'}).selectOption('Medicare Advantage')
    await expect(page.getByRole('button', {name: /clear/i})).toBeVisible()
    await expect(status).toHaveText(`0 of ${total} carriers`)

    await page.getByRole('button', {name: /clear/i}).click()
    await expect(status).toHaveText(`${total} of ${total} carriers`)
    await expect(search).toHaveValue('')

    await page.getByRole('combobox', {name: 'Specialty'}).selectOption('Final Expense')
    await expect(page).toHaveURL('/carriers/directory?specialty=Final+Expense')
    await expect(found.first()).toContainText('Final Expense')
    for (const row of await found.all()) await expect(row).toContainText('Final Expense')
  })

  test('opens with the search that is in the address', async ({page}) => {
    await page.goto('/carriers/directory?q=medicare&specialty=Medicare+Supplement')
    await expect(page.getByRole('searchbox')).toHaveValue('medicare')
    await expect(page.getByRole('combobox', {name: 'Specialty'})).toHaveValue('Medicare Supplement')
    await expect(page.getByRole('heading', {name: 'Guadalupe Medicare'})).toBeVisible()
  })

  test('the search box keeps what is typed while the address follows, and follows the address', async ({
    page,
  }) => {
    await page.goto('/carriers/directory')
    await untilHydrated(page)
    const search = page.getByRole('searchbox')
    await search.pressSequentially('blue')
    await expect(page).toHaveURL('/carriers/directory?q=blue')
    await search.pressSequentially(' anchor')
    await expect(page).toHaveURL('/carriers/directory?q=blue+anchor')
    await expect(search).toHaveValue('blue anchor')
    await page.goto('/carriers/directory?q=medicare')
    await expect(search).toHaveValue('medicare')
    await page.goBack()
    await expect(search).toHaveValue('blue anchor')
    await untilHydrated(page)
    await page.getByRole('contentinfo').getByRole('link', {name: 'Carrier Directory'}).click()
    await expect(page).toHaveURL('/carriers/directory')
    await expect(search).toHaveValue('')
  })

  test('shows a page of carriers, and more when asked', async ({page}) => {
    await page.goto('/carriers/directory')
    const rows = page.locator('[data-section=carrierDirectory] ul').last().locator('> li')
    const before = await rows.count()
    await page.getByRole('button', {name: /more/i}).click()
    await expect(page).toHaveURL('/carriers/directory?page=2')
    await expect.poll(() => rows.count()).toBeGreaterThan(before)
  })
})
