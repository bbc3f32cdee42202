import {AxeBuilder} from '@axe-core/playwright'
import {expect, type Page} from '@playwright/test'

/** Asserts that axe, with all of its rules, has no objection to what is shown now, or to the part of it that `place` selects. */
export async function expectNoViolations(page: Page, state: string, place = 'html'): Promise<void> {
  const {violations} = await new AxeBuilder({page})
    .include(place)
    // No page has frames: legacy mode spares the second tab in which axe would merge their results.
    .setLegacyMode(true)
    .options({resultTypes: ['violations']})
    .analyze()
  const found = violations.map(
    ({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`,
  )
  expect(found, `${state}, ${page.viewportSize()?.width} px`).toEqual([])
}
