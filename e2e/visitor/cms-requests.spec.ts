import {anHourLater, untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

// In milliseconds. Longer than a tab waits after an event before it asks again.
const longestPause = 2500

test('a visit of three pages asks the CMS at most once for each page and once for their shared content', async ({
  page,
}) => {
  await anHourLater(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const {pathname} = new URL(request.url())
    if (request.method() === 'OPTIONS') return
    if (pathname.includes('/data/live/')) asked.push('events')
    if (pathname.includes('/data/query/')) asked.push(request.postDataJSON()?.params.path ?? 'shared')
  })
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
  expect(asked, 'no request is repeated').toEqual([...new Set(asked)])
  // A page that is left early is not asked for.
  expect(asked).toEqual(expect.arrayContaining(['/about/team', 'events', 'shared']))
})
