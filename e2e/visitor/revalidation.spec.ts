import {anHourLater, untilHydrated} from '../support/hydration.ts'
import {expect, test} from '../support/test.ts'

test('content that is fetched again and has not changed leaves every element in its place', async ({
  page,
}) => {
  await anHourLater(page)
  const fetched = page.waitForResponse((response) =>
    /\/data\/query\/.*perspective=published/.test(response.url()),
  )
  await page.goto('/')
  const elements = await page.evaluateHandle(() => [...document.querySelectorAll('body *')])
  await untilHydrated(page)
  await (await fetched).finished()
  await page.waitForTimeout(500)
  const gone = await elements.evaluate((all) =>
    all.filter((element) => !element.isConnected).map((element) => element.outerHTML.slice(0, 200)),
  )
  expect(gone).toEqual([])
})
