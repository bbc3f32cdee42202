/**
 * Reloads the page if its code is gone from the host, because a deploy has replaced it and the new HTML has the new names. Reloads an
 * address once per visit, so that code that stays missing cannot cause a loop, and never offline.
 */
export function reloadAfterDeploy(page: Window): void {
  if (!page.navigator.onLine) return
  try {
    const key = `reloaded ${page.location.pathname}`
    if (page.sessionStorage.getItem(key)) return
    page.sessionStorage.setItem(key, 'once')
  } catch {
    // Without storage nothing would stop the next reload.
    return
  }
  page.location.reload()
}
