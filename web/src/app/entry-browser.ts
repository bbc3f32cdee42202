/**
 * Comes when the page has loaded, kept tiny: the page is complete without it. The site itself comes once the browser is idle, or as
 * soon as the visitor does something; nothing they did before is lost (load-modules.ts).
 */
import '../styles/site.css'
import {nextTask, whenIdle} from '../lib/when-idle.ts'
import {reloadForMissingCode} from './missing-code.ts'
import {readPageState} from './page-state.ts'
import {replayEarlyInput} from './replay-early-input.ts'

const {early} = window
// Only the Studio may frame the site, and its editor is waiting for the preview.
if (early && window.parent === window) await Promise.race([early.first, whenIdle()])
await parsed(document)
try {
  // A task each, so that an input never waits for more than one of them.
  const state = readPageState(document)
  await nextTask()
  await import('./framework.ts')
  await nextTask()
  const {startSite} = await import('./start-site.tsx')
  await nextTask()
  await startSite(state)
} catch (error) {
  reloadForMissingCode(error, window)
  throw error
} finally {
  if (early) await replayEarlyInput(early)
}

/** An input may come before the end of the document. */
function parsed(page: Document): Promise<void> | undefined {
  if (page.readyState !== 'loading') return undefined
  return new Promise((resolve) => {
    page.addEventListener('DOMContentLoaded', () => resolve(), {once: true})
  })
}
