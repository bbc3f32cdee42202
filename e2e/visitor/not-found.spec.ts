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

test('a link inside the site to a path that no page has shows it too', async ({page}) => {
  await page.goto('/about')
  // Before hydration, a link is followed by the browser itself, which does not focus the heading.
  await untilHydrated(page)
  await page.getByRole('link', {name: 'Meet Our Team'}).click()
  await expect(page).toHaveURL('/team')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
})
