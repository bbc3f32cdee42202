import {expect, type Page} from '@playwright/test'
import axe from 'axe-core'

/** Asserts that axe finds no violation of any rule in the page, or in the elements that `place` selects. */
export async function expectNoViolations(page: Page, state: string, place = 'html'): Promise<void> {
  // Loads axe once per page, because compiling it takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (place) => {
    const {violations} = await axe.run(place, {resultTypes: ['violations']})
    return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`)
  }, place)
  expect(found, `${state}, ${page.viewportSize()?.width} px`).toEqual([])
}
