import {expectFocus, tabTo} from '../support/focus.ts'
import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

// Focusing a link to a carrier's missing page prefetches its content.
test.use({allowedErrors: [/status of 404.+_content\/carriers\//]})

test('carriers are filtered, unfolded one at a time and followed', async ({page}) => {
  await page.goto('/carriers')
  await untilHydrated(page)
  const band = page.locator('[data-section=carrierShowcase]')
  const entries = band.locator('details')
  const filter = (name: string) => band.getByRole('button', {name, exact: true})

  await filter('All').focus()
  await page.keyboard.press('Tab')
  await expectFocus(filter('Medicare'))
  await page.keyboard.press('Enter')
  await expect(entries).toHaveCount(2)
  await expectFocus(filter('Medicare'))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(entries).toHaveCount(6)

  await tabTo(page, entries.nth(0).locator('summary'))
  await page.keyboard.press('Enter')
  await expect(entries.nth(0)).toHaveAttribute('open')
  await expectFocus(entries.nth(0).locator('summary'))
  await page.keyboard.press('Tab')
  await expectFocus(band.getByRole('link', {name: 'Blue Anchor Life'}))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(entries.nth(1)).toHaveAttribute('open')
  await expect(band.locator('details[open]')).toHaveCount(1)
  await expectFocus(entries.nth(1).locator('summary'))
  await page.keyboard.press('Space')
  await expect(band.locator('details[open]')).toHaveCount(0)
  await expectFocus(entries.nth(1).locator('summary'))

  await tabTo(page, band.getByRole('link', {name: 'View all carriers'}))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/carriers/directory')
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
})

test('the directory is searched, narrowed, cleared and continued', async ({page}) => {
  await page.goto('/carriers/directory')
  await untilHydrated(page)
  const section = page.locator('[data-section=carrierDirectory]')
  const rows = section.locator('ul').last().locator('> li')
  const search = section.getByRole('searchbox')
  const specialty = section.getByRole('combobox', {name: 'Specialty'})

  await search.focus()
  await page.keyboard.type('life')
  await expect(section.getByText(/^\d+ of \d+ carriers$/)).not.toHaveText(/^(\d+) of \1 /)
  await expectFocus(search)
  await page.keyboard.press('Tab')
  await expectFocus(specialty)
  await page.keyboard.type('Dental')
  await expect(page).toHaveURL(/specialty=Dental/)
  await expect(section.getByText(/^0 of \d+ carriers$/)).toBeVisible()
  await tabTo(page, section.getByRole('button', {name: 'Clear filters'}))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/carriers/directory')
  // The button disappears, so focus moves to the search field.
  await expectFocus(search)

  const before = await rows.count()
  await section.getByRole('button', {name: 'Load more'}).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => rows.count()).toBeGreaterThan(before)
  await expectFocus(rows.nth(before), 'the first new carrier')
  // From there on, not from the top of the page.
  const links = await rows.getByRole('link').count()
  await tabTo(page, section.getByRole('button', {name: 'Load more'}), links + 2)
})

test('news is filtered, continued and opened', async ({page}) => {
  await page.goto('/about/news')
  await untilHydrated(page)
  const articles = page.getByRole('article')
  const before = await articles.count()
  await page.getByRole('button', {name: 'All', exact: true}).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about/news?category=Company+Updates')
  await expectFocus(page.getByRole('button', {name: 'Company Updates'}))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about/news')
  // The list follows the address.
  await expect(articles).toHaveCount(before)

  await tabTo(page, page.getByRole('button', {name: 'Load more news'}))
  await page.keyboard.press('Enter')
  await expect.poll(() => articles.count()).toBeGreaterThan(before)
  await expectFocus(articles.nth(before).locator('..'), 'the first new article')
  await page.keyboard.press('Tab')
  const link = articles.nth(before).getByRole('link')
  await expectFocus(link)
  const path = (await link.getAttribute('href')) ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
})

test('a question and a course unfold', async ({page}) => {
  await page.goto('/insurance/employer-benefits/life')
  await untilHydrated(page)
  const question = page.getByRole('region', {name: 'Questions employers ask'}).locator('details').first()
  await question.locator('summary').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expectFocus(question.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open')
})
