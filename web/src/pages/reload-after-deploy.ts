/**
 * After a deploy, code of a page that an open tab refers to may be gone from the host; the new HTML has the new names. Reloads the page,
 * once for an address in a visit: code that stays away must not make it reload for ever. Offline nothing is gone.
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
