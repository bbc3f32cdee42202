// Words of Chrome, Firefox and Safari for a script that is not there.
const words = /dynamically imported module|error loading dynamically|importing a module script failed/i

/**
 * After a deploy, code that an open page refers to may be gone from the host; the new page has the new names. Reloads
 * when `error` says so, but once for an address in a visit: code that stays away must not make a page reload for ever.
 */
export function reloadForMissingCode(error: unknown, page: Window): void {
  if (!(error instanceof Error) || !words.test(error.message)) return
  try {
    const key = `reloaded ${page.location.pathname}`
    if (page.sessionStorage.getItem(key)) return
    page.sessionStorage.setItem(key, 'once')
  } catch {
    // Without storage nothing remembers; the page stays as it is.
    return
  }
  page.location.reload()
}
