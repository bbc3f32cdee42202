import {builtInRedirects} from '@upline/domain/content/own-paths.ts'
import {hrefOf} from './href.ts'
import type {SiteQueryResult} from './sanity.types.generated.ts'

type Redirect = Pick<SiteQueryResult['redirects'][number], 'from' | 'to'>

/**
 * Returns the target of a redirect, or undefined if it is incomplete, leads to itself or nowhere, or would replace the home page. The full
 * address of a page of this site is its path.
 */
export function redirectTarget({from, to}: Redirect, origin: string): string | undefined {
  if (typeof from !== 'string' || from === '' || from === '/') return undefined
  const target = withoutOrigin(hrefOf(to), origin)
  return target && target !== from && /^(?:\/|https?:)/.test(target) ? target : undefined
}

/** Compares hosts only, because an old link may begin with http:// or www. */
function withoutOrigin(address: string | undefined, origin: string): string | undefined {
  if (!address || !URL.canParse(address)) return address
  const hostOf = (url: string) => new URL(url).host.replace(/^www\./, '')
  if (hostOf(address) !== hostOf(origin)) return address
  const {pathname, search, hash} = new URL(address)
  return `${pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname}${search}${hash}`
}

/** Maps redirected paths to their targets. The first of two redirects from one path counts; circular redirects are left out. */
export function redirectTargets(redirects: readonly Redirect[], origin: string): Map<string, string> {
  const targets = new Map<string, string>(builtInRedirects)
  for (const redirect of redirects) {
    const target = redirectTarget(redirect, origin)
    if (redirect.from && target && !targets.has(redirect.from)) targets.set(redirect.from, target)
  }
  for (const from of circular(targets)) targets.delete(from)
  return targets
}

/** Returns the paths from which following the redirects leads back to them. */
function circular(targets: ReadonlyMap<string, string>): string[] {
  const followed = new Set<string>()
  return [...targets.keys()].flatMap((start) => {
    const trail: string[] = []
    let path = start
    for (let target = targets.get(path); target && !followed.has(path); target = targets.get(path)) {
      followed.add(path)
      trail.push(path)
      path = target.replace(/[?#].*/, '')
    }
    const again = trail.indexOf(path)
    return again === -1 ? [] : trail.slice(again)
  })
}
