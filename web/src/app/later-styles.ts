import {whenIdle} from '../lib/when-idle.ts'

const longestWait = 3000

// In pixels. A smaller piece is not worth sparing, and may stand in a row, where it would lose its width.
const leastHeight = 120

/**
 * A prerendered page holds the styles it uses on a screen; those of everything that may come next are in a sheet that
 * applies to paper, which browsers fetch last. This lets it apply to all. Resolves when it does, or cannot be had: the page stays usable.
 */
export async function bringLaterStyles(page: Document): Promise<void> {
  const sheets = page.querySelectorAll<HTMLLinkElement>('link[data-later]')
  if (sheets.length === 0) return
  await whenIdle()
  void spareOffscreen(page)
  await Promise.all(
    [...sheets].map(
      (sheet) =>
        new Promise<void>((resolve) => {
          const done = () => resolve()
          sheet.addEventListener('load', done, {once: true})
          sheet.addEventListener('error', done, {once: true})
          sheet.media = 'all'
          if (sheet.sheet) resolve()
          // One that failed before anybody listened tells nothing.
          setTimeout(resolve, longestWait)
        }),
    ),
  )
}

/**
 * When a sheet begins to apply, a browser works out the styles of all elements in one go, a long task. What lies below the
 * screen is left out of that and follows piece by piece, whenever the browser is idle. Nothing moves meanwhile: each piece
 * keeps at least the height it has (and grows when the window becomes narrower), and one that comes into view is drawn as ever.
 * Resolves when no piece is left out any more.
 */
async function spareOffscreen(page: Document): Promise<void> {
  const bottom = page.documentElement.clientHeight
  const spared: {piece: HTMLElement; height: number}[] = []
  for (const piece of page.querySelectorAll<HTMLElement>('[data-section], [data-section] li, footer')) {
    const {top, height} = piece.getBoundingClientRect()
    const isInside = spared.at(-1)?.piece.contains(piece)
    if (top > bottom && height >= leastHeight && !isInside && !piece.style.length)
      spared.push({piece, height})
  }
  for (const {piece, height} of spared) {
    piece.style.minHeight = `${height}px`
    piece.style.contentVisibility = 'hidden'
  }
  // "auto" at once would leave out nothing yet: the browser finds out what is off the screen at the end of the frame.
  await nextFrame()
  for (const {piece} of spared) piece.style.contentVisibility = 'auto'
  for (const {piece} of spared) {
    await whenIdle()
    piece.removeAttribute('style')
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
