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
  const {violations} = await new AxeBuilder({page}).analyze()
  const found = violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`,
  )
  expect(found, `${state}, ${page.viewportSize()?.width} px`).toEqual([])
}

/** Nothing is wider than the window. */
export async function seeNoOverflow(page: Page, state: string): Promise<void> {
  const {window, content} = await page.evaluate(() => ({
    window: document.documentElement.clientWidth,
    content: document.documentElement.scrollWidth,
  }))
  expect(content, `${state}, width of the content at ${window} px`).toBeLessThanOrEqual(window)
}
