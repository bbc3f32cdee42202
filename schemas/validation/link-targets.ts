/** A path or hash of this site: true, or what is wrong with it. `//host` would leave the site. */
export function samePathProblem(path: string): true | string {
  if (/\s/.test(path)) return 'A path has no spaces.'
  if (path.startsWith('#')) return path.length > 1 ? true : 'Give the name of the section after #.'
  if (path.startsWith('//') || path.startsWith('/\\')) {
    return 'A path starts with one / only. For another site choose “Another web site”.'
  }
  if (!path.startsWith('/')) return 'A path starts with /, for example /contact.'
  return path.includes('\\') ? 'Use / instead of \\.' : true
}

/** A web address: true, or what is wrong with it. Only http and https lead to a web site. */
export function webAddressProblem(address: string): true | string {
  const problem = 'Give the full address, starting with https://.'
  if (!/^https?:\/\//i.test(address)) return problem
  if (/[\s\\]/.test(address)) return 'A web address has no spaces or backslashes.'
  return URL.canParse(address) ? true : problem
}

/** The path of a same-site link without query and hash, as `page.path` has it. */
export function pagePathOf(path: string): string {
  const bare = path.replace(/[?#].*$/, '')
  return bare.length > 1 ? bare.replace(/\/+$/, '') : bare
}
