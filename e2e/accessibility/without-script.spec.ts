import {expectNothingCutOff} from '../layout/expect-nothing-cut-off.ts'
import {routes} from '../routes/all.ts'
import {expectNoViolations} from '../support/axe.ts'
import {expect, test} from '../support/test.ts'

test.use({
  viewport: {width: 390, height: 844},
  allowedErrors: [/(?:ERR_FAILED|dynamically imported module).+\/assets\//],
})

test.describe('as rendered for browsers without JavaScript', () => {
  // Sections that look different without script: tabs, filters, search, form.
  for (const path of ['/insurance/life', '/carriers', '/carriers/directory', '/about/news', '/contact']) {
    test(path, async ({page}) => {
      // Axe needs a script, so this blocks the page's scripts and shows its `noscript` elements.
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(path)
      await page.evaluate(() => {
        for (const element of document.querySelectorAll('noscript')) {
          const content = document.createElement('div')
          content.innerHTML = element.textContent ?? ''
          element.replaceWith(content)
        }
        for (const style of document.querySelectorAll('style')) {
          style.textContent = (style.textContent ?? '').replace(/\(scripting:\s*none\)/g, 'all')
        }
      })
      const panels = routes.find((route) => route.path === path)?.tabs?.length ?? 0
      await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(panels)
      await expectNoViolations(page, path)
      await expectNothingCutOff(page, path)
    })
  }
})
