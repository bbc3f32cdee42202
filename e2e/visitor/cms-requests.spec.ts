import type {Page} from '@playwright/test'
import {anHourLater, untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

// In milliseconds. Longer than a tab waits after an event before it asks again.
const longestPause = 2500

/** Returns what the page asks the CMS from now on: live events, shared content, pages. */
async function recordRequests(page: Page): Promise<string[]> {
  await anHourLater(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (request.method() === 'OPTIONS') return
    if (pathname.includes('/data/live/')) asked.push('events')
    if (pathname.includes('/data/query/')) asked.push(request.postDataJSON()?.params.path ?? 'shared')
  })
  return asked
}

async function visitThree(page: Page): Promise<void> {
  // Other journeys publish meanwhile, and a tab asks again after each publish.
  await page.route('**/data/live/**', (route) =>
    route.fulfill({
      headers: {'content-type': 'text/event-stream', 'access-control-allow-origin': '*'},
      body: 'retry: 60000\nevent: welcome\nid: a\ndata: {}\n\n',
    }),
  )
  await page.goto('/')
  await untilHydrated(page)
  for (const name of ['Leadership', 'Team']) {
    await page.getByRole('contentinfo').getByRole('link', {name, exact: true}).click()
    await expect(page).toHaveTitle(new RegExp(`^${name}`))
  }
  await page.waitForTimeout(longestPause)
}

test('a visit of three pages asks the CMS at most once for each page and once for their shared content', async ({
  page,
}) => {
  const asked = await recordRequests(page)
  await visitThree(page)
  expect(asked, 'no request is repeated').toEqual([...new Set(asked)])
  // A page that is left early is not asked for.
  expect(asked).toEqual(expect.arrayContaining(['/about/team', 'events', 'shared']))
})

test('a site that is built without requests to the CMS asks nothing', async ({page}) => {
  // The build of the journeys asks it, so its only switch is turned off in the code that it sends.
  let switched = 0
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const code = await response.text()
    const body = code.replaceAll('asksCms:!0', 'asksCms:!1')
    if (body !== code) switched += 1
    await route.fulfill({response, body})
  })
  const asked = await recordRequests(page)
  await visitThree(page)
  expect(switched).toBeGreaterThan(0)
  expect(asked).toEqual([])
})
