import {type RedirectTargets, redirectFinder} from '../content/redirects.ts'
import {redirectAddress} from './content-path.ts'

/**
 * Returns where the 404 page leads an address that no host redirected: the visitor followed a link on this site, the old address has a query or is
 * that of a pattern that matches a page too, or the visitor copied it from print in capital letters.
 */
export function movedTo(
  asked: string,
  {search, hash}: {search: string; hash: string},
  targets: RedirectTargets,
  isPage: (path: string) => boolean,
): string | undefined {
  const ofQuery = search && targets.get(asked + search)
  if (ofQuery) return redirectAddress(ofQuery, {search: '', hash})
  const lower = asked.toLowerCase()
  const literal = targets.get(asked) ?? [...targets].find(([from]) => from.toLowerCase() === lower)?.[1]
  if (literal) return redirectAddress(literal, {search, hash})
  if (isPage(lower)) return lower === asked ? undefined : lower + search + hash
  const pattern = redirectFinder(targets)(asked)
  return pattern && redirectAddress(pattern.to, {search, hash})
}
