/**
 * The first script of a page, kept tiny: the page is complete without it. The site itself comes after the page has
 * loaded and the browser is idle, or as soon as the visitor does something; nothing they did before is lost.
 */
import '../styles/site.css'
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
  const [{startSite}, state] = await Promise.all([
    import('./start-site.tsx'),
    readPageState(document),
    bringLaterStyles(document),
  ])
  await startSite(state)
} catch (error) {
  reloadForMissingCode(error, window)
  throw error
} finally {
  await replay()
}
