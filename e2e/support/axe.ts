import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {expect, type Page} from '@playwright/test'
import type Axe from 'axe-core'

/** Exists in the page. */
declare const axe: typeof Axe
/** Half as long as `axe.source`. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Asserts that axe finds no violation of any rule, in forced colors of rules about colors, in the page or the elements at `place`. */
export async function expectNoViolations(page: Page, state: string, place = 'html'): Promise<void> {
  // Loads axe once per page, because compiling it takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(async (place) => {
    const inForcedColors = matchMedia('(forced-colors: active)').matches
    const runOnly = inForcedColors ? ['color-contrast', 'link-in-text-block'] : undefined
    const {violations} = await axe.run(place, {resultTypes: ['violations'], ...(runOnly && {runOnly})})
    return violations.map(({id, nodes}) => `${id}: ${nodes.map(({target}) => target.join(' ')).join(', ')}`)
  }, place)
  expect(found, `${state}, ${page.viewportSize()?.width} px`).toEqual([])
}
