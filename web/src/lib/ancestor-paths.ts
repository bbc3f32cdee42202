/** The paths above a path, from the top: `/about/news/more` has `/about` and `/about/news`. */
export function ancestorPaths(path: string): string[] {
  const names = path.split('/').filter(Boolean)
  return names.slice(0, -1).map((_, index) => `/${names.slice(0, index + 1).join('/')}`)
}
