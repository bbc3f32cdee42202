import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

test('another page opens without a reload, with focus on its heading, and announces its title', async ({
  page,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  await page.getByRole('main').getByRole('link', {name: 'Learn More'}).click()
  await expect(page).toHaveURL('/about')
  const heading = page.getByRole('heading', {level: 1})
  await expect(heading).toBeFocused()
  await expect(page.locator('#main [aria-live=polite]').last()).toHaveText(await page.title())
  await expect(page.locator('body')).toHaveAttribute('data-same-document')
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('an idle page loads the code of the others; a click before it arrives keeps the page until then', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>()
  await page.route('**/assets/more-*.js', async (route) => {
    await arrived.promise
    await route.continue()
  })
  const code = page.waitForRequest('**/assets/more-*.js')
  await page.goto('/')
  const heading = page.getByRole('heading', {level: 1})
  const first = (await heading.textContent()) ?? ''
  await untilHydrated(page)
  await code
  const data = page.waitForResponse('**/_content/about.json')
  await page.getByRole('main').getByRole('link', {name: 'Learn More'}).click()
  await data
  await expect(page.locator('.navigation-progress')).toBeVisible()
  await expect(heading).toHaveText(first)
  arrived.resolve()
  await expect(heading).not.toHaveText(first)
  await expect(page).toHaveURL('/about')
})

test('the new page fades and slides in for 0.3 s, unless motion is reduced', async ({page}) => {
  const duration = () =>
    page.locator('#main .page-enter').evaluate((element) => getComputedStyle(element).animationDuration)
  await page.emulateMedia({reducedMotion: 'no-preference'})
  await page.goto('/')
  // Before hydration, a link is followed by the browser itself.
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('link', {name: 'Get Started'}).click()
  await expect(page).toHaveURL('/contact')
  expect(await duration()).toBe('0.3s')
  await page.emulateMedia({reducedMotion: 'reduce'})
  expect(Number.parseFloat(await duration())).toBeLessThan(0.01)
})

test('an entry of the timeline fades in until a fifth of it is visible, unless motion is reduced', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'})
  await page.goto('/about/story')
  const entry = page.locator('[data-section=timeline] li').last()
  const opacity = () => entry.evaluate((element) => Number(getComputedStyle(element).opacity))
  const scrollBelow = (pixels: number) =>
    entry.evaluate((element, below) => {
      scrollBy(0, element.getBoundingClientRect().top - innerHeight - below)
    }, pixels)
  expect(await opacity()).toBe(0)
  await scrollBelow(30)
  await expect.poll(opacity).toBeGreaterThan(0)
  expect(await opacity()).toBeLessThan(1)
  await scrollBelow(-100)
  await expect.poll(opacity).toBe(1)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(opacity).toBe(0)
  await page.emulateMedia({reducedMotion: 'reduce'})
  expect(await opacity()).toBe(1)
})

test('going back returns to where the visitor was', async ({page}) => {
  await page.goto('/')
  await untilHydrated(page)
  const link = page.getByRole('link', {name: 'View all carriers'})
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL('/carriers/directory')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  // The browser restores the position of the page that is reloaded, not of the others.
  await page.goForward()
  await expect(page).toHaveURL('/carriers/directory')
  await page.reload()
  await untilHydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
})

test('a short address of an old site leads on from the home page, with the rest of its query', async ({
  page,
}) => {
  await page.route('**/_content/404.json', async (route) => {
    const response = await route.fetch()
    const data = await response.json()
    data.result.redirects.push({from: '/?p=12', to: {kind: 'path', path: '/about'}})
    await route.fulfill({response, json: data})
  })
  await page.goto('/?p=12&utm_source=mail')
  await expect(page).toHaveURL('/about?utm_source=mail')
  await expect(page.getByRole('heading', {level: 1})).toHaveText('A company that shows its numbers')
})

test('agent benefits scrolls to the element that the address names', async ({page}) => {
  const distance = () =>
    page.locator('#benefits').evaluate((element) => Math.abs(element.getBoundingClientRect().top))
  await page.goto('/agent-benefits#benefits')
  await expect.poll(distance).toBeLessThan(120)
  await page.goto('/agent-benefits')
  await expect.poll(distance).toBeGreaterThan(300)
  await page.getByRole('link', {name: 'Learn More'}).click()
  await expect(page).toHaveURL('/agent-benefits#benefits')
  await expect.poll(distance).toBeLessThan(120)
  await expect(page.locator('#benefits')).toBeFocused()
})
