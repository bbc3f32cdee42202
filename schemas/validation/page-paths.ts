const segment = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** A page may be served under a file's name, as a sheet to print is. */
const fileName = /^[a-z0-9]+(-[a-z0-9]+)*(\.html)?$/

/** Paths that the site keeps for itself; a page there would never be shown. */
const keptPaths = ['/join', '/404', '/sitemap.xml', '/robots.txt', '/rss.xml']

/** The form of a page path: true, or what is wrong with it. */
export function pathProblem(path: string): true | string {
  if (!path.startsWith('/')) return 'A path starts with /, for example /insurance/life.'
  if (path === '/') return true
  if (path.endsWith('/')) return 'Leave out the / at the end.'
  if (path !== path.toLowerCase()) return `Use small letters: ${path.toLowerCase()}`
  if (keptPaths.includes(path)) return `The site itself uses ${path}. Choose another path.`
  const parts = path.slice(1).split('/')
  const wrong = parts.find((part, i) => !(i === parts.length - 1 ? fileName : segment).test(part))
  if (wrong === undefined) return true
  return wrong === ''
    ? 'Two / stand side by side. Leave one out.'
    : `“${wrong}” may hold small letters, digits and single dashes only.`
}

/** News articles live under the news page. */
export function newsPathProblem(path: string): true | string {
  const form = pathProblem(path)
  if (form !== true) return form
  return /^\/about\/news\/[^/]+$/.test(path)
    ? true
    : 'A news article lives under /about/news/, for example /about/news/new-rates.'
}
