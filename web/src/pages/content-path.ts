/** Returns the path of the content at an address: without a trailing slash. */
export function contentPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '')
  return trimmed === '' ? '/' : trimmed
}
