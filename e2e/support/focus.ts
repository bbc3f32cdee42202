import {expect, type Locator, type Page} from '@playwright/test'

/** Asserts that the element has the focus, in view and with a visible outline. */
export async function expectFocus(place: Locator, what = 'the focus'): Promise<void> {
  await expect(place, what).toBeFocused()
  await expect(place, what).toBeInViewport()
  const outline = await place.evaluate((element) => {
    const {outlineStyle, outlineWidth} = getComputedStyle(element)
    return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
  })
  expect(outline, `${what}: width of the outline`).toBeGreaterThanOrEqual(2)
}

/** Presses Tab until the focus is at `place`; fails when it is not there after `stops`. */
export async function tabTo(page: Page, place: Locator, stops = 12): Promise<void> {
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    if (await place.evaluate((element) => element === document.activeElement)) return expectFocus(place)
  }
  await expect(place, `the focus after ${stops} stops`).toBeFocused()
}
