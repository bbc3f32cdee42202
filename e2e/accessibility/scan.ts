import {AxeBuilder} from '@axe-core/playwright'
import {expect, type Page} from '@playwright/test'

/** Desktop, desktop at 200 % zoom, phone. */
export const sizes = [
  {width: 1440, height: 900},
  {width: 720, height: 450},
  {width: 390, height: 844},
] as const

/** Finds nothing that axe objects to in what is shown now, by all of its rules. */
export async function seeNoViolation(page: Page, state: string): Promise<void> {
  const {violations} = await new AxeBuilder({page})
    // No page has frames, so nothing has to be put together in another tab; and only what is wrong is of interest.
    .setLegacyMode(true)
    .options({resultTypes: ['violations']})
    .analyze()
  const found = violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`,
  )
  expect(found, `${state}, ${page.viewportSize()?.width} px`).toEqual([])
}

/** Nothing is wider than the window, and no control lies beside it. */
export async function seeNoOverflow(page: Page, state: string): Promise<void> {
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
  expect(cutOff, `${state}, controls beside the window at ${window} px`).toEqual([])
}

/** The state at every size, and on a phone whose owner has the letters twice as large. */
export async function seeEverySize(page: Page, state: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    await seeNoViolation(page, state)
    await seeNoOverflow(page, state)
  }
  const restore = await doubleLetters(page)
  await seeNoViolation(page, `${state}, letters twice as large`)
  await seeNoOverflow(page, `${state}, letters twice as large`)
  await restore()
}

/** As the setting of the browser does it: widths that are told in letters follow. Returns what takes it back. */
export async function doubleLetters(page: Page): Promise<() => Promise<void>> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', {fontSizes: {standard: 32}})
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px')
  return async () => {
    await browser.send('Page.setFontSizes', {fontSizes: {standard: 16}})
    await browser.detach()
  }
}
