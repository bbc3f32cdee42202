/**
 * The first script of a page, kept tiny: the page is complete without it. The site itself comes after the page has
 * loaded and the browser is idle, or as soon as the visitor does something; nothing they did before is lost.
 */
import '../styles/site.css'
import {nextTask} from '../lib/when-idle.ts'
import {keepEarlyInput} from './early-input.ts'
import {takeBackLateFont} from './late-font.ts'
import {bringLaterStyles} from './later-styles.ts'
import {reloadForMissingCode} from './missing-code.ts'
import {preloadPageCode, readPageState} from './page-state.ts'
import {whenWanted} from './when-wanted.ts'

const replay = keepEarlyInput(document)
await whenWanted(window)
preloadPageCode(document)
takeBackLateFont(document)
try {
  const [state] = await Promise.all([
    readPageState(document),
    bringLaterStyles(document),
    import('./framework.ts'),
  ])
  // The framework, the site and its start are a task each: an input never waits for all three.
  await nextTask()
  const {startSite} = await import('./start-site.tsx')
  await nextTask()
  await startSite(state)
} catch (error) {
  reloadForMissingCode(error, window)
  throw error
} finally {
  await replay()
}
