import {deadPaths, routes} from '../routes/all.ts'
import {untilAlive} from '../support/alive.ts'
import {expect, test} from '../support/test.ts'
import {seePanel, seeRoute, seeTabs} from './see-route.ts'

test.describe.configure({mode: 'parallel'})

test.describe('every page of the specification', () => {
  for (const route of routes) {
    test(route.path, async ({page}) => {
      const response = await page.goto(route.path)
      expect(response?.status()).toBe(200)
      await seeRoute(page, route)
      await untilAlive(page)
      if (route.tabs) await seeTabs(page, route.tabs)
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('every page is complete, all tabs open', async ({page}) => {
    test.slow()
    for (const route of routes) {
      await test.step(route.path, async () => {
        await page.goto(route.path)
        await seeRoute(page, route)
        for (const [index, tab] of (route.tabs ?? []).entries()) {
          await seePanel(page.locator('[role=tabpanel]').nth(index), tab)
        }
      })
    }
  })
})

test.describe('paths that no page has', () => {
  // The browser itself reports the status of the document.
  test.use({allowedErrors: [/status of 404/]})

  test('show the 404 page, also where links lead to them', async ({page}) => {
    for (const path of [...deadPaths, '/no-such-page', '/insurance/life/no-such-page', '/%E0%A4%A']) {
      await test.step(path, async () => {
        const response = await page.goto(path)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found')
        await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible()
      })
    }
  })
})
