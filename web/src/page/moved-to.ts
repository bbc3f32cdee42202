import {plainPath} from '@upline/domain/content/decoded.ts'
import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import {type RedirectTargets, redirectFinder} from '../content/redirects.ts'
import {redirectAddress} from './content-path.ts'

/**
 * Returns a function that returns where the 404 page leads an address that no host redirected: the visitor followed a link on this site, the old
 * address has a query or is that of a pattern that matches a page too, or the visitor copied it from print in capital letters.
 */
export function createMovedTo(targets: RedirectTargets, isPage: (path: string) => boolean) {
  // Those with the longest query come first.
  const sorted = [...targets].sort(([a], [b]) => b.length - a.length)
  const byPath = groupBy(sorted, ([from]) => pagePathOf(from).toLowerCase())
  const findRedirect = redirectFinder(targets)
  return (asked: string, {search, hash}: {search: string; hash: string}): string | undefined => {
    const path = plainPath(asked)
    const lower = path.toLowerCase()
    const known = (byPath.get(lower) ?? []).filter(([, to]) => plainPath(pagePathOf(to)) !== path)
    for (const [from, to] of known) {
      const rest = new URLSearchParams(search)
      const wanted = [...new URLSearchParams(from.split('?')[1])]
      if (wanted.length === 0 || !wanted.every(([name, value]) => rest.getAll(name).includes(value))) continue
      for (const [name] of wanted) rest.delete(name)
      return redirectAddress(to, {search: String(rest) && `?${rest}`, hash})
    }
    const literals = known.filter(([from]) => !from.includes('?'))
    const exact = literals.find(([from]) => from === path)
    // A page leads on only with the query, or if a host's redirect hides it.
    if (!exact && isPage(path)) return path === asked ? undefined : path + search + hash
    const [, literal] = exact ?? literals[0] ?? []
    if (literal) return redirectAddress(literal, {search, hash})
    if (isPage(lower)) return lower === asked ? undefined : lower + search + hash
    const pattern = findRedirect(asked)
    return pattern && redirectAddress(pattern.to, {search, hash})
  }
}
