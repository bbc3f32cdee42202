import {completeRules} from '../lib/complete-rules.ts'
import {nextTask, whenIdle} from '../lib/when-idle.ts'

// In milliseconds.
const longestWait = 3000
const longestTask = 3

/**
 * A prerendered page holds the styles it uses on a screen; those of everything that may come next are in a sheet that applies to paper,
 * which browsers fetch last. This adds what the page lacks to its own. Resolves when it has all, or the sheet cannot be had: the page
 * stays usable.
 */
export async function bringLaterStyles(page: Document): Promise<void> {
  const own = page.querySelector<HTMLStyleElement>('style:not([data-font])')?.sheet
  const link = page.querySelector<HTMLLinkElement>('link[data-later]')
  if (!own || !link) return
  if (!link.sheet) await settled(link)
  await whenIdle()
  if (!link.sheet) return
  try {
    let start = performance.now()
    for (const _rule of completeRules(own, link.sheet)) {
      if (performance.now() - start < longestTask) continue
      await nextTask()
      start = performance.now()
    }
    page.head.append(animationsOf(link.sheet))
  } catch {
    // A browser that reads a rule otherwise than it wrote it: after the page's own styles the whole sheet does the same.
    link.media = 'all'
  }
}

/** Resolves when a link has its sheet or cannot have it, or after a while: one that failed before anybody listened tells nothing. */
function settled(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve
    setTimeout(resolve, longestWait)
  })
}

/** Their place is of no account, and a sheet of their own spares the browser to work out all styles again. */
function animationsOf(sheet: CSSStyleSheet): HTMLStyleElement {
  const style = document.createElement('style')
  const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSKeyframesRule)
  style.textContent = rules.map(({cssText}) => cssText).join('')
  return style
}
