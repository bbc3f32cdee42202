/** Returns the path of an internal link as `page.path` stores it: without query, hash and trailing slash. */
export function pagePathOf(path: string): string {
  const bare = path.replace(/[?#].*$/s, '')
  return bare.length > 1 ? bare.replace(/\/+$/, '') || '/' : bare
}
