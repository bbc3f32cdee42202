import {expect, type Page} from '@playwright/test'
import axe from 'axe-core'

/** Asserts that axe, with all of its rules, has no objection to what is shown now, or to the part of it that `place` selects. */
export async function expectNoViolations(page: Page, state: string, place = 'html'): Promise<void> {
  // Once for each page, not for each state of it: to compile it takes longer than to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (place) => {
    const {violations} = await axe.run(place, {resultTypes: ['violations']})
    return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`)
  }, place)
  expect(found, `${state}, ${page.viewportSize()?.width} px`).toEqual([])
}
