/** Returns the path of the content at an address: without the slash at its end. A host has no page at an address with two. */
export const contentPath = (pathname: string): string => pathname.replace(/\/$/, '') || '/'

/** Returns where a redirect leads: with the query that was asked for, and with its anchor unless the target has one, as browsers and hosts do. */
export function redirectAddress(target: string, {search, hash}: {search: string; hash: string}): string {
  const [address = '', anchor] = target.split('#', 2)
  const query = address.includes('?') ? search.replace('?', '&') : search
  return address + query + (anchor === undefined ? hash : `#${anchor}`)
}

/** The path of the JSON with the content of all pages. */
export const sitePath = '/_content/_site.json'

/** Returns the path of the JSON that a page was rendered from. */
export const snapshotPath = (path: string): string => `/_content${path === '/' ? '/index' : path}.json`
