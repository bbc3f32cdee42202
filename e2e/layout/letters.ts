import type {CDPSession, Page} from '@playwright/test'

// Scales the font of the headings, which every page preloads, to the width of the widest fonts in use (Verdana, DejaVu Sans) and below the
// narrowest.
const widths = {wide: '135%', narrow: '80%'} as const

export type Face = keyof typeof widths

/** Sets all text of the page in a wide or a narrow font. */
export async function chooseFace(page: Page, face: Face): Promise<void> {
  await page.evaluate(async (width) => {
    document.querySelector('style[data-trial]')?.remove()
    const source = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href
    if (!source) throw new Error('The page preloads no font')
    const style = document.createElement('style')
    style.dataset.trial = ''
    style.textContent = `@font-face {font-family: Trial; src: url(${source}); font-weight: 1 999; size-adjust: ${width}}
      *, ::before, ::after {font-family: Trial !important}`
    document.head.append(style)
    await document.fonts.load('16px Trial')
    await document.fonts.ready
  }, widths[face])
}

/** Sets the size of the browser's default letters and the width of the window, both in CSS pixels, and waits until both hold. */
export async function resize(browser: CDPSession, page: Page, letters: number, width: number): Promise<void> {
  await browser.send('Page.setFontSizes', {fontSizes: {standard: letters}})
  await page.setViewportSize({width, height: 900})
  await page.waitForFunction(
    ({letters, width}) =>
      getComputedStyle(document.documentElement).fontSize === `${letters}px` && innerWidth === width,
    {letters, width},
  )
  // Container queries and styles of scrolled headers settle in the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
