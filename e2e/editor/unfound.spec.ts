import type {Browser, Page} from '@playwright/test'
import {untilHydrated} from '../support/hydration.ts'
import {type Studio, test} from '../support/studio.ts'
import {expect} from '../support/test.ts'

test.slow()

const serial = Date.now().toString(36).replace(/\d/g, 'q')

test('an address that a visitor did not find becomes a redirect with one click, and leaves the list', async ({
  studio,
  browser,
  product,
  lake,
}) => {
  const address = `/old-${serial}.html`
  const visitor = await visit(browser, product.site)
  await counted(visitor, async () => {
    await visitor.goto('/contact')
    await visitor.goto(address)
  })
  await visitor.context().close()

  await studio.goTo('/health')
  const row = rows(studio, 'Addresses that visitors did not find').filter({hasText: address})
  await expect(row).toContainText('from /contact', {timeout: 90_000})
  await row.getByRole('button', {name: 'Make a redirect'}).click()
  const {page} = studio
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

test('a search without a result becomes a synonym to complete, or is ignored with a reason', async ({
  studio,
  browser,
  product,
  lake,
}) => {
  const words = `zeppelin ${serial}`
  const visitor = await visit(browser, product.site)
  await visitor.goto('/carriers')
  await untilHydrated(visitor)
  await counted(visitor, async () => {
    await visitor.keyboard.press('Control+k')
    await visitor.getByRole('dialog').getByRole('combobox').fill(words)
  })
  await visitor.context().close()

  const {page} = studio
  await studio.goTo('/health')
  const row = rows(studio, 'Searches without a result').filter({hasText: `“${words}”`})
  await expect(row).toContainText('from /carriers', {timeout: 90_000})
  await row.getByRole('button', {name: 'Add a synonym'}).click()
  await expect(page.locator(`input[value="${words} = "]`)).toBeVisible({timeout: 90_000})
  await lake.delete('drafts.page-search')

  await studio.goTo('/health')
  await row.getByRole('button', {name: 'Ignore'}).click()
  await page.keyboard.type('Nobody sells that.')
  await page.getByRole('dialog').getByRole('button', {name: 'Ignore'}).click()
  await expect(row).toHaveCount(0)
  const ignored = page.getByRole('region', {name: /^Not found and ignored/})
  await ignored.getByRole('button', {name: /^Not found/}).click()
  const kept = ignored.getByRole('listitem').filter({hasText: words})
  await expect(kept).toContainText('Nobody sells that.')
  await kept.getByRole('button', {name: 'List again'}).click()
  await expect(row).toBeVisible()
})

const rows = (studio: Studio, name: string) => studio.page.getByRole('region', {name}).getByRole('listitem')

/** Opens a tab in which the site sees a person, because robots are not counted. */
async function visit(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  })
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', {value: false}))
  return await context.newPage()
}

/** Resolves when the backend has counted what the visitor does. */
async function counted(visitor: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = visitor.waitForResponse((response) => {
    return response.url().endsWith('/countUnfound') && response.request().method() === 'POST'
  })
  await act()
  expect((await answer).ok()).toBe(true)
}
