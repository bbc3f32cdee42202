import {routes} from '../routes/all.ts'
import {untilAlive} from '../support/alive.ts'
import {expect, test} from '../support/test.ts'
import {doubleLetters, seeNoOverflow, seeNoViolation, sizes} from './scan.ts'

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
      const state = tab?.label ?? route.path
      if (tab) await page.getByRole('tab', {name: tab.label, exact: true}).click()
      for (const size of sizes) {
        await page.setViewportSize(size)
        await seeNoViolation(page, state)
      }
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({width, height: 900})
        await seeNoOverflow(page, state)
      }
      await page.setViewportSize(sizes[2])
      const restore = await doubleLetters(page)
      await seeNoOverflow(page, `${state}, letters twice as large`)
      await restore()
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

test.describe('drawn without script', () => {
  test.use({allowedErrors: [/(?:ERR_FAILED|dynamically imported module).+\/assets\//]})

  for (const size of [sizes[0], sizes[2]]) {
    test(`every page at ${size.width} px`, async ({page}) => {
      // Axe is a script itself. So the page gets none of its own, and what stands in it for browsers without script is made
      // to hold for this one.
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.setViewportSize(size)
      for (const {path, tabs} of routes) {
        await page.goto(path)
        await page.evaluate(() => {
          for (const element of document.querySelectorAll('noscript')) {
            const inside = document.createElement('div')
            inside.innerHTML = element.textContent ?? ''
            element.replaceWith(inside)
          }
          for (const style of document.querySelectorAll('style')) {
            style.textContent = (style.textContent ?? '').replace(/\(scripting:\s*none\)/g, 'all')
          }
        })
        // It is that drawing.
        await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(tabs?.length ?? 0)
        await seeNoViolation(page, path)
        await seeNoOverflow(page, path)
      }
    })
  }
})
