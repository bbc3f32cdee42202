/**
 * Returns whether a stored value is an address on this site. Only the form in the Studio refuses others: `//host` and `/\\host` lead to
 * another host, and `.example` after the site's origin does too.
 */
export const isSitePath = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])\S*$/.test(path)

/** Returns the path of an internal link as `page.path` stores it: without query, hash and trailing slash. */
export function pagePathOf(path: string): string {
  const bare = path.replace(/[?#].*$/s, '')
  return bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : bare
}
