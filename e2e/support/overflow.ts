import {expect, type Page} from '@playwright/test'

/** Narrowest phone, phone, tablet (and a desktop zoomed to 200 %), desktop; in CSS pixels. */
const widths = [320, 390, 768, 1440]

/** Asserts that nothing is wider than the window at any width, nor on a phone whose owner has doubled the font size. */
export async function expectNoOverflow(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  for (const width of widths) {
    await page.setViewportSize({width, height: 900})
    await expectFits(page, state)
  }
  await page.setViewportSize({width: 390, height: 844})
  await withDoubledFont(page, () => expectFits(page, `${state}, font size doubled`))
  if (before) await page.setViewportSize(before)
}

/** Asserts that the page does not scroll sideways at its present width, and that no control lies outside of it. */
export async function expectFits(page: Page, state: string): Promise<void> {
  const {window, content, cutOff} = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element): boolean =>
      element.parentElement !== null &&
      element.parentElement !== document.body &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || scrolls(element.parentElement))
    const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    return {
      window: width,
      content: document.documentElement.scrollWidth,
      cutOff: controls
        .filter((control) => control.checkVisibility() && control.getAttribute('tabindex') !== '-1')
        .filter((control) => {
          const {left, right} = control.getBoundingClientRect()
          return (left < -1 || right > width + 1) && !scrolls(control)
        })
        .map((control) => control.outerHTML.slice(0, 80)),
    }
  })
  expect(content, `${state}, width of the content at ${window} px`).toBeLessThanOrEqual(window)
  expect(cutOff, `${state}, controls outside of the window at ${window} px`).toEqual([])
}

/** Runs `check` with the browser's font size set to 32 px, as its setting does it: lengths in rem and em follow. */
export async function withDoubledFont(page: Page, check: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const setFontSize = async (standard: number) => {
    await session.send('Page.setFontSizes', {fontSizes: {standard}})
    await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`)
  }
  await setFontSize(32)
  await check()
  await setFontSize(16)
  await session.detach()
}
