/**
 * After a deploy, code that an open page refers to may be gone from the host; the new HTML has the new names. Reloads when Vite reports
 * that, once for an address in a visit: code that stays away must not make a page reload for ever.
 */
export function reloadAfterDeploy(page: Window): void {
  page.addEventListener('vite:preloadError', () => {
    try {
      const key = `reloaded ${page.location.pathname}`
      if (page.sessionStorage.getItem(key)) return
      page.sessionStorage.setItem(key, 'once')
    } catch {
      // Without storage nothing would stop the next reload.
      return
    }
    page.location.reload()
  })
}
