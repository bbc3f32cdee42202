import {untilAlive} from '../support/alive.ts'
import {expect, test} from '../support/test.ts'

test('a page has its whole stylesheet inside, and requests none', async ({page}) => {
  const stylesheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') stylesheets.push(request.url())
  })
  await page.goto('/contact')
  await untilAlive(page)
  expect(stylesheets).toEqual([])
  await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(0)
})

test('a font that comes late moves nothing', async ({page}) => {
  let send = () => {}
  const late = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route(/woff2$/, async (route) => {
    await late
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
  send()
  await page.evaluate(() => document.fonts.ready)
  await untilAlive(page)
  expect(await width()).toBe(before)
})
