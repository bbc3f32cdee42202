import {routes} from '../routes/all.ts'
import {untilAlive} from '../support/alive.ts'
import {expect, test} from '../support/test.ts'
import {seeNoOverflow, seeNoViolation, sizes} from './scan.ts'

// Axe measures contrast as it finds it: not in the middle of a fade.
test.use({contextOptions: {reducedMotion: 'reduce'}})
test.slow()
test.describe.configure({mode: 'parallel'})

for (const route of routes) {
  test(`${route.path} with each of its tabs`, async ({page}) => {
    await page.goto(route.path)
    await untilAlive(page)
    const tabs = route.tabs ?? [undefined]
    for (const tab of tabs) {
      if (tab) await page.getByRole('tab', {name: tab.label, exact: true}).click()
      for (const size of sizes) {
        await page.setViewportSize(size)
        await seeNoViolation(page, tab?.label ?? route.path)
      }
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({width, height: 900})
        await seeNoOverflow(page, tab?.label ?? route.path)
      }
    }
    // Headings go down one level at a time.
    const levels = await page
      .locator('h1:visible, h2:visible, h3:visible, h4:visible, h5:visible, h6:visible')
      .evaluateAll((headings) =>
        headings.filter((heading) => heading.closest('main')).map(({tagName}) => Number(tagName.slice(1))),
      )
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })
}
