import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

test('a web font that arrives late moves nothing', async ({page}) => {
  const late = Promise.withResolvers<void>()
  await page.route(/woff2$/, async (route) => {
    await late.promise
    await route.continue()
  })
  await page.goto('/about', {waitUntil: 'domcontentloaded'})
  const width = () =>
    page.locator('h1').evaluate((heading) => {
      const text = document.createRange()
      text.selectNodeContents(heading)
      return text.getBoundingClientRect().width
    })
  const before = await width()
  late.resolve()
  await page.evaluate(() => document.fonts.ready)
  await untilHydrated(page)
  expect(await width()).toBe(before)
})
