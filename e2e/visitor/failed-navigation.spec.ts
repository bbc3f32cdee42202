import type {Page} from '@playwright/test'
import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

const expected = /Failed to (?:load resource|fetch)|net::ERR|is offline|CodeNotLoadedError|no result|500/
test.use({allowedErrors: [expected]})

const message = (page: Page) => page.getByRole('heading', {level: 1, name: 'Something went wrong'})
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click()

async function open(page: Page): Promise<void> {
  await page.goto('/')
  await untilHydrated(page)
  // Gone after a reload.
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
}

async function expectNoReload(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-same-document')
}

test('offline, a page shows a message, and loads when the network is back', async ({page, context}) => {
  await open(page)
  await context.setOffline(true)
  await follow(page, 'Leadership')
  await expect(message(page)).toBeVisible({timeout: 2000})
  await expect(page).toHaveURL('/about/leadership')
  await expect(page).toHaveTitle(/Something went wrong/)
  await expect(message(page)).toBeFocused()
  await expect(page.locator('#main [aria-live=polite]').last()).toContainText('Something went wrong')

  await follow(page, 'Team')
  await expect(page).toHaveURL('/about/team')
  await expect(message(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/about/leadership')
  await expect(message(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(message(page)).toBeHidden()
  await expect(page).toHaveTitle(/Harbor Oak/)
  await page.goForward()
  await expect(message(page)).toBeVisible()

  // The code of the search dialog is missing, so the link opens the page of the search.
  await page.getByRole('banner').getByRole('link', {name: 'Search'}).click()
  await expect(page).toHaveURL('/search')
  // The message of the page before has lost the focus to the link.
  await expect(message(page)).toBeFocused()
  await page.goBack()
  await expect(message(page)).toBeFocused()

  await context.setOffline(false)
  await expect(page).toHaveTitle(/^Leadership/)
  await expect(message(page)).toBeHidden()
  await expect(page.getByRole('heading', {level: 1})).toBeFocused()
  await expect(page.locator('#main [aria-live=polite]').last()).toContainText('Leadership')
  await follow(page, 'Team')
  await expect(page).toHaveTitle(/team/i)
  await expectNoReload(page)

  // The network is back before React shows the message.
  await page.reload()
  await untilHydrated(page)
  await context.setOffline(true)
  await page.evaluate(() => history.back())
  await page.waitForTimeout(100)
  await context.setOffline(false)
  await expect(page).toHaveTitle(/^Leadership/)
})

for (const answer of [
  {status: 500, body: 'down'},
  {contentType: 'application/json', body: '{"a":1}'},
]) {
  test(`a host and a CMS that answer ${answer.body}: "Try again" loads the page once they answer`, async ({
    page,
  }) => {
    await open(page)
    const failing = (url: URL) =>
      url.pathname.startsWith('/_content/') || url.pathname.includes('/data/query/')
    let asked = 0
    await page.route(failing, async (route) => {
      if (route.request().url().endsWith('/team.json')) asked += 1
      await page.waitForTimeout(300)
      await route.fulfill(answer)
    })
    await follow(page, 'Team')
    await expect(message(page)).toBeVisible({timeout: 3000})
    expect(asked).toBe(1)
    const again = page.waitForResponse((response) => response.url().includes('/data/query/'))
    await page.getByRole('button', {name: 'Try again'}).click()
    await again
    await expect(page.getByRole('button', {name: 'Try again'})).toHaveAttribute('aria-busy', 'false')
    await page.unroute(failing)
    await page.getByRole('button', {name: 'Try again'}).click()
    await expect(message(page)).toBeHidden()
    await expect(page).toHaveTitle(/^Team/)
    await expectNoReload(page)
  })
}

test('JSON that never arrives: the CMS answers instead', async ({page}) => {
  await open(page)
  await page.route('**/_content/**', () => {})
  await follow(page, 'Team')
  await expect(page).toHaveTitle('Loading…')
  await expect(page).toHaveTitle(/^Team/, {timeout: 15_000})
  await expectNoReload(page)
})

test('a slow page shows progress and its own title; going back once restores the previous one', async ({
  page,
}) => {
  await open(page)
  const title = await page.title()
  const answered = Promise.withResolvers<void>()
  await page.route('**/_content/about/team.json', async (route) => {
    await answered.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', {name: 'Team', exact: true}).dblclick()
  await expect(page.locator('.navigation-progress')).toBeVisible({timeout: 1000})
  await expect(page).toHaveTitle('Loading…')
  await page.goBack()
  await expect(page.locator('.navigation-progress')).toBeHidden({timeout: 1000})
  await expect(page).toHaveTitle(title)
  await page.goForward()
  await expect(page.locator('.navigation-progress')).toBeVisible()
  answered.resolve()
  await expect(page).toHaveTitle(/team/i)
  await expect(page.locator('.navigation-progress')).toBeHidden()
})

test('a slow page that Enter in the search opens shows progress', async ({page}) => {
  await open(page)
  await page.route('**/_content/about/team.json', () => {})
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('combobox').fill('team')
  await expect(page.getByRole('option', {name: /team/i}).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('.navigation-progress')).toBeVisible({timeout: 1000})
})

test('a slow page that is opened right after typing is not left again', async ({page}) => {
  await page.goto('/carriers/directory')
  await untilHydrated(page)
  await page.route('**/_content/carriers/*.json', async (route) => {
    await page.waitForTimeout(1000)
    await route.continue()
  })
  await page.getByRole('searchbox').fill('blue anchor')
  await page.getByRole('link', {name: 'Blue Anchor Life', exact: true}).last().click()
  await expect(page).toHaveTitle(/^Blue Anchor Life/)
})

test.describe('code that a deploy has replaced', () => {
  // The code of the error log is missing, too.
  test.use({allowedErrors: [new RegExp(`${expected.source}|LOGGING_FAILED`)]})

  test('loads the page once, on a click and not on pointing', async ({page}) => {
    await open(page)
    await page.route('**/assets/*.js', (route) => route.fulfill({status: 404, body: ''}))
    const link = page.getByRole('banner').getByRole('link', {name: 'Get Started'})
    await link.hover()
    await page.waitForTimeout(300)
    await expectNoReload(page)
    await link.click()
    await page.waitForURL('/contact')
    await expect(page.locator('body')).not.toHaveAttribute('data-same-document')
    await expect(page.getByRole('heading', {level: 1})).toContainText(/talk/i)
  })
})
