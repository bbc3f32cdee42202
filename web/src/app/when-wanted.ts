import {whenIdle} from '../lib/when-idle.ts'

const firstInputs = ['pointerdown', 'keydown', 'touchstart', 'focusin', 'wheel'] as const

/**
 * Resolves when the page has loaded and the browser is idle, or at the visitor's first input once all of the page is there,
 * whichever is sooner.
 */
export async function whenWanted(page: Window): Promise<void> {
  // Only the Studio may frame the site, and its editor is waiting for the preview.
  if (page.parent === page) await idleOrInput(page)
  await parsed(page.document)
}

function idleOrInput(page: Window): Promise<void> {
  return new Promise((resolve) => {
    const idle = () => void whenIdle().then(wanted)
    const wanted = () => {
      for (const type of firstInputs) page.removeEventListener(type, wanted)
      page.removeEventListener('load', idle)
      resolve()
    }
    for (const type of firstInputs) page.addEventListener(type, wanted, {passive: true})
    if (page.document.readyState === 'complete') idle()
    else page.addEventListener('load', idle)
  })
}

/** The script does not wait for the document, so an input may come before the end of it. */
function parsed(page: Document): Promise<void> | undefined {
  if (page.readyState !== 'loading') return undefined
  return new Promise((resolve) => {
    page.addEventListener('DOMContentLoaded', () => resolve(), {once: true})
  })
}
