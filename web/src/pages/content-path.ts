/** The path content is stored under for an address: no slash at the end, lower case as the Studio demands. */
export function contentPath(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '')
  return trimmed === '' ? '/' : trimmed
}
