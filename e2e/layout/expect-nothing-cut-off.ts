import {expect, type Page} from '@playwright/test'
import {findCutOff} from './find-cut-off.ts'
import {chooseFace, type Face, resize} from './letters.ts'

/**
 * Of the face, the letters (default size in px) and the windows: wide letters are what does not fit, at the widths where layouts change. Each
 * change is a layout of the whole page, so neighbors differ in little.
 */
const trials: readonly [Face, number, readonly number[]][] = [
  ['narrow', 16, [1440]],
  ['wide', 32, [768, 390]],
  ['wide', 16, [320, 1024]],
]

/**
 * Tries the state that the page is in, in the windows that `fits` allows, and leaves it as the last trial did. The test goes on, so that one
 * run names every fault.
 */
export async function expectNothingCutOff(
  page: Page,
  state: string,
  fits = (_letters: number, _width: number) => true,
): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  let current: Face | undefined
  for (const [face, letters, widths] of trials) {
    if (face !== current) await chooseFace(page, face)
    current = face
    for (const width of widths.filter((width) => fits(letters, width))) {
      await resize(browser, page, letters, width)
      const found = await page.evaluate(findCutOff)
      expect
        .soft(found, `${state}, ${face} face, letters of ${letters} px, window of ${width} px`)
        .toEqual([])
    }
  }
  await browser.detach()
}

/** Opens all tabs and disclosures at once. */
export async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const panel of document.querySelectorAll('[role=tabpanel]')) panel.removeAttribute('hidden')
    for (const details of document.querySelectorAll('details')) {
      details.removeAttribute('name')
      details.open = true
    }
  })
}
