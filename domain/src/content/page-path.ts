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

/** Matches a query with a number, as addresses of an old site have it: `?p=12`. Only such a query can redirect the address of a page. */
export const hasNumber = (search: string): boolean => /[?&]\w+=\d+(?:&|$)/.test(search)

const webAddress = /^https?:\/\/(?:www\.)?([^/?#]+?)(?::(?:80|443))?(?:(?:\/+([^?#]*))?([?#].*)?)?$/is

/** Returns the path of an address of this site, others unchanged. Compares hosts only, because an old link may begin with http:// or www. */
export function withoutOrigin(address: string | undefined, origin: string): string | undefined {
  const [found, host, path = '', rest = ''] = webAddress.exec(address ?? '') ?? []
  const [, own] = webAddress.exec(origin) ?? []
  const isOwn = found && host?.toLowerCase() === own?.toLowerCase()
  return isOwn ? `/${path.replace(/\/+$/, '')}${rest}` : address
}
