import {test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

test('an address that a visitor did not find becomes a redirect with one click, and leaves the list', async ({
  studio,
  browser,
  product,
  lake,
}) => {
  const serial = Date.now().toString(36).replace(/\d/g, 'q')
  const address = `/old-${serial}.html`
  // Robots are not counted.
  const userAgent =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
  const context = await browser.newContext({baseURL: product.site, userAgent})
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', {value: false}))
  const visitor = await context.newPage()
  const counted = visitor.waitForResponse(
    (response) => response.url().endsWith('/countUnfound') && response.request().method() === 'POST',
  )
  await visitor.goto('/contact')
  await visitor.goto(address)
  expect((await counted).ok()).toBe(true)
  await context.close()

  await studio.goTo('/health')
  const {page} = studio
  const row = page
    .getByRole('region', {name: 'Addresses that visitors did not find'})
    .getByRole('listitem')
    .filter({hasText: address})
  await expect(row).toContainText('from /contact', {timeout: 90_000})
  await row.getByRole('button', {name: 'Make a redirect'}).click()
  await expect(page.getByRole('textbox', {name: 'From', exact: true})).toHaveValue(address, {timeout: 90_000})
  await expect(page.getByRole('checkbox', {name: 'Switched on'})).toBeChecked()

  await lake.create({
    _id: `redirect-${serial}`,
    _type: 'redirect',
    from: address,
    to: {_type: 'link', kind: 'path', path: '/contact'},
    enabled: true,
  })
  await studio.goTo('/health')
  await expect(page.getByRole('heading', {name: 'Content health'})).toBeVisible({timeout: 90_000})
  await expect(row).toHaveCount(0)
  await lake.mutate([{delete: {id: `redirect-${serial}`}}])
})
