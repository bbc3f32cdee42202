import {decoded, plainPath} from '@upline/domain/content/decoded.ts'
import {isOwnPath, ownFolders} from '@upline/domain/content/own-paths.ts'
import {hasNumber, isSitePath} from '@upline/domain/content/page-path.ts'
import {type RedirectTargets, redirectFinder} from '@upline/web/content/redirects.ts'
import {closestPaths} from '@upline/web/lib/closest-paths.ts'
import {contentPath, redirectAddress} from '@upline/web/page/content-path.ts'
import {createMovedTo} from '@upline/web/page/moved-to.ts'
import {type HostRedirect, hostingOf} from '../hosting/hosting.ts'

export interface Destinations {
  pages: readonly string[]
  /** The redirects that a host applies. */
  rules: readonly HostRedirect[]
  /** All redirects that are on, by source. */
  targets: RedirectTargets
  /** Redirects that are off or a draft, by source. */
  prepared: RedirectTargets
}

/** `script` is a redirect that only browsers follow, because hosts respond with 404. */
export type End =
  | {kind: 'page'}
  | {kind: 'redirect' | 'script' | 'prepared'; to: string}
  | {kind: 'nothing'; via?: string; closest: string | undefined}

/** As many as browsers follow. */
const mostHops = 20

/** Returns a function that follows an address as the host and the 404 page do. */
export function createEnds({pages, rules, targets, prepared}: Destinations): (address: string) => End {
  const known = new Set(pages)
  const {redirectOf} = hostingOf({public: '.'}, () => rules)
  const movedTo = createMovedTo(targets, (page) => known.has(page))
  const findPrepared = redirectFinder(prepared)
  const isServed = (path: string) =>
    known.has(path.replace(/\/index\.html$/, '') || '/') ||
    (isOwnPath(path) && !ownFolders.includes(path.split('/')[1] ?? ''))
  const next = (path: string, search: string): {to: string; isScript: boolean} | undefined => {
    const host = redirectOf(decoded(path))
    if (host) return {to: redirectAddress(host.destination, {search, hash: ''}), isScript: false}
    if (isServed(contentPath(path)) && !hasNumber(search)) return undefined
    const to = movedTo(contentPath(path), {search, hash: ''})
    return to === undefined ? undefined : {to, isScript: true}
  }
  return (address) => {
    let at = address
    let isScript = false
    for (let hops = 0; hops <= mostHops; hops += 1) {
      const [path = '', query] = at.replace(/#.*/s, '').split('?', 2)
      const found = next(path, query ? `?${query}` : '')
      if (found) {
        at = found.to
        isScript ||= found.isScript
        if (isSitePath(at)) continue
        return {kind: isScript ? 'script' : 'redirect', to: at}
      }
      if (isServed(contentPath(path)))
        return at === address ? {kind: 'page'} : {kind: isScript ? 'script' : 'redirect', to: at}
      if (at !== address) return {kind: 'nothing', via: at, closest: closest(path)}
      const planned =
        findPrepared(plainPath(contentPath(path)).toLowerCase()) ?? findPrepared(plainPath(contentPath(path)))
      return planned ? {kind: 'prepared', to: planned.to} : {kind: 'nothing', closest: closest(path)}
    }
    return {kind: 'nothing', via: at, closest: undefined}
  }

  function closest(path: string): string | undefined {
    return closestPaths(
      path,
      pages.map((page) => ({path: page})),
      1,
    )[0]?.path
  }
}
