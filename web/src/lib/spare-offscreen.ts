import {nextTask} from './when-idle.ts'

// In pixels. A smaller piece is not worth sparing, and may stand in a row, where it would lose its width.
const leastHeight = 120

/**
 * Leaves what lies off the screen out of the styles and the layout that the browser works out, so that a change which concerns all of
 * the page (a sheet that begins to apply, a dialog that makes the rest inert) costs no more than what can be seen. Nothing moves: each
 * piece keeps at least the height it has, and grows when the window becomes narrower.
 *
 * Returns what takes the pieces back, one with each frame: whoever takes a picture of the whole page right after it loaded should find
 * it whole. One that comes into view meanwhile is drawn as ever.
 */
export function spareOffscreen(page: Document): () => Promise<void> {
  const screen = page.documentElement.clientHeight
  const spared: {piece: HTMLElement; height: number}[] = []
  for (const piece of page.querySelectorAll<HTMLElement>(
    '[data-section], [data-section] li:not(details li), footer',
  )) {
    const {top, bottom, height} = piece.getBoundingClientRect()
    const isOff = top > screen || bottom < 0
    const isInside = spared.at(-1)?.piece.contains(piece)
    if (isOff && height >= leastHeight && !isInside && !piece.style.length) spared.push({piece, height})
  }
  for (const {piece, height} of spared) {
    piece.style.minHeight = `${height}px`
    piece.style.contentVisibility = 'hidden'
  }
  return async () => {
    // "auto" at once would leave out nothing yet: the browser finds out what is off the screen at the end of the frame.
    await nextFrame()
    for (const {piece} of spared) piece.style.contentVisibility = 'auto'
    for (const {piece} of spared) {
      await nextFrame()
      piece.removeAttribute('style')
    }
  }
}

/** Resolves when the next frame has been drawn. */
async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame)
  await nextTask()
}
