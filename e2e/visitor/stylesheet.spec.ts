import {untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

test('the stylesheet is in the page, and what is loaded later does not request it again', async ({page}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requested.push(request.url())
  })
  // Opened by the code that is loaded last.
  const connected = page.waitForRequest(/\/data\/live\/events\//)
  await page.goto('/')
  await untilHydrated(page)
  await connected
  expect(requested).toEqual([])
})
