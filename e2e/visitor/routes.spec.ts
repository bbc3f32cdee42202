import {routes} from '../routes/all.ts'
import {untilHydrated} from '../support/hydration.ts'
import {expectFits, expectNoOverflow} from '../support/overflow.ts'
import {expect, test} from '../support/test.ts'
import {expectHeadingOrder, expectPanel, expectRoute, expectTabs, openTab} from './expect-route.ts'

test.describe.configure({mode: 'parallel'})

test.describe('every page of the specification', () => {
  for (const route of routes) {
    test(route.path, async ({page}) => {
      const response = await page.goto(route.path)
      expect(response?.status()).toBe(200)
      await expectRoute(page, route)
      await untilHydrated(page)
      await expectHeadingOrder(page)
      if (!route.tabs) return expectNoOverflow(page, route.path)
      await expectTabs(page, route.tabs)
      for (const tab of route.tabs) {
        await openTab(page, tab, route.tabs)
        await expectPanel(page.getByRole('tabpanel', {name: tab.label, exact: true}), tab)
        await expectHeadingOrder(page)
        await expectNoOverflow(page, `${route.path}, tab ${tab.key}`)
      }
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('every page is complete, all tabs open', async ({page}) => {
    test.slow()
    for (const route of routes) {
      await test.step(route.path, async () => {
        await page.setViewportSize({width: 1440, height: 900})
        await page.goto(route.path)
        await expectRoute(page, route)
        for (const [index, tab] of (route.tabs ?? []).entries()) {
          await expectPanel(page.locator('[role=tabpanel]').nth(index), tab)
        }
        await expectFits(page, route.path)
        await page.setViewportSize({width: 390, height: 844})
        await expectFits(page, route.path)
      })
    }
  })
})
