/** Returns the path of the content at an address: without a trailing slash, in lowercase as in the Studio. */
export function contentPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '')
  return trimmed === '' ? '/' : trimmed
}
