export type PathMatcher = (pathname: string) => Record<string, string> | undefined

/** Compiles a path as `Route` describes it. A path whose escapes are damaged matches nothing. */
export function compilePath(path: string): PathMatcher {
  const names: string[] = []
  const source = path
    .split('/')
    .map((segment) => {
      const parameter = /^:([A-Za-z]+)(\*?)$/.exec(segment)
      if (!parameter) return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      names.push(parameter[1] ?? '')
      return parameter[2] ? '(.+)' : '([^/]+)'
    })
    .join('/')
  const expression = new RegExp(`^${source}$`)

  return (pathname) => {
    const match = expression.exec(pathname)
    if (!match) return undefined
    try {
      return Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1] ?? '')]))
    } catch {
      return undefined
    }
  }
}
