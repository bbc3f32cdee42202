import {readStored, writeStored} from './stored.ts'

/**
 * Reloads the page if code could not be loaded: a deploy has replaced it and the new HTML has the new names, or the network failed and the
 * browser keeps the failure until a reload, as HTML specifies for imports. Reloads an address once per visit, so that code that stays
 * missing cannot cause a loop, and never offline.
 */
export function reloadAfterDeploy(page: Window): void {
  const key = `reloaded ${page.location.pathname}`
  const session = () => page.sessionStorage
  if (!page.navigator.onLine || readStored(session, key)) return
  // Without storage nothing would stop the next reload.
  if (writeStored(session, key, 'once')) page.location.reload()
}
