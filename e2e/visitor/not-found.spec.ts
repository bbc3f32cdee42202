import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

// The browser itself reports the status of the document.
test.use({allowedErrors: [/status of 404/]})

test('the 404 page offers the popular pages and the way home, both error pages the way back', async ({
  page,
}) => {
  await page.goto('/carriers')
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  await expect(main.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible()
  for (const [name, to] of [
    ['Life Insurance', '/products/life'],
    ['Medicare Solutions', '/products/medicare'],
    ['Agent Benefits', '/agents/benefits'],
    ['Contact Us', '/contact'],
  ] as const) {
    await expect(main.getByRole('link', {name, exact: true}).first()).toHaveAttribute('href', to)
  }
  await main.getByRole('button', {name: 'Go Back'}).click()
  await expect(page).toHaveURL('/carriers')
  await page.goto('/access-denied')
  await main.getByRole('button', {name: 'Go Back'}).click()
  await expect(page).toHaveURL('/carriers')
  await page.goto('/no-such-page')
  await main.getByRole('link', {name: 'Return Home'}).click()
  await expect(page).toHaveURL('/')
})

test('it suggests the real pages that are closest to the path that was asked for', async ({page}) => {
  await page.goto('/insurance/annuity')
  const suggestions = page.getByRole('heading', {name: 'Were you looking for one of these?'}).locator('..')
  await expect(suggestions.locator('[href="/insurance/annuities"]')).toHaveText(/annuities/i)
})

test('the target of a prepared redirect is the first, large suggestion; without script all targets are listed', async ({
  page,
  browser,
}) => {
  await page.goto('/Careers/')
  const target = page.getByRole('main').getByRole('link').first()
  await expect(target).toHaveText('Looking to work with us? See what agents get')
  await target.click()
  await expect(page).toHaveURL('/agent-benefits')

  const context = await browser.newContext({javaScriptEnabled: false})
  const plain = await context.newPage()
  await plain.goto('/no-such-page')
  await expect(plain.getByRole('heading', {level: 1})).toHaveText('Page not found')
  const list = plain.getByRole('heading', {name: 'Were you looking for one of these?'}).locator('..')
  await expect(list.getByRole('link')).toHaveCount(9)
  await expect(list.locator('[href="/about/team"]')).toHaveText('Looking for our team? Meet the team')
  await plain.goto('/access-denied')
  await expect(plain.getByRole('button', {name: 'Go Back'})).toBeHidden()
  await context.close()
})

test('a link inside the site to a path that no page has shows it too', async ({page}) => {
  await page.goto('/about')
  // Before hydration, a link is followed by the browser itself, which does not focus the heading.
  await untilHydrated(page)
  await page.getByRole('link', {name: 'Meet Our Team'}).click()
  await expect(page).toHaveURL('/team')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
})
