import {expectNothingCutOff, openEverything} from '../layout/expect-nothing-cut-off.ts'
import {routes} from '../routes/all.ts'
import {expectNoViolations} from '../support/axe.ts'
import {untilHydrated} from '../support/hydration.ts'
import {test as base, expect} from '../support/test.ts'
import {expectHeadingOrder, expectPanel, expectRoute, expectTabs, openTab} from './expect-route.ts'

const test = base.extend({
  context: async ({readerPage}, use) => use(readerPage.context()),
  page: async ({readerPage}, use) => use(readerPage),
})
const phone = {width: 390, height: 844}

test.describe('every required page', () => {
  for (const route of routes) {
    test(route.path, async ({page}) => {
      const {path, tabs = []} = route
      await page.setViewportSize(phone)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expectRoute(page, route)
      await untilHydrated(page)
      await expectHeadingOrder(page)
      await expectNoViolations(page, path)
      await page.emulateMedia({forcedColors: 'active'})
      await expectNoViolations(page, `${path}, forced colors`)
      await page.emulateMedia({forcedColors: 'none'})
      if (route.tabs) await expectTabs(page, route.tabs)
      for (const tab of tabs) {
        await openTab(page, tab, tabs)
        await expectPanel(page.getByRole('tabpanel', {name: tab.label, exact: true}), tab)
        await expectHeadingOrder(page)
        if (tab !== tabs[0]) await expectNoViolations(page, `${path}, tab ${tab.key}`, 'main')
      }
      await openEverything(page)
      await expectNothingCutOff(page, `${path}, everything unfolded`)
    })
  }
})

base.describe('without JavaScript', () => {
  base.use({javaScriptEnabled: false})

  base('every page is complete, all tabs open', async ({page}) => {
    base.slow()
    for (const route of routes) {
      await base.step(route.path, async () => {
        await page.goto(route.path)
        await expectRoute(page, route)
        for (const [index, tab] of (route.tabs ?? []).entries()) {
          await expectPanel(page.locator('[role=tabpanel]').nth(index), tab)
        }
      })
    }
  })
})
