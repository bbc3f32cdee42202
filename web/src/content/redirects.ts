import {hrefOf} from './href.ts'
import type {SiteData} from './types.ts'

type Redirect = Pick<SiteData['redirects'][number], 'from' | 'to'>

/** Redirects, from path to path, that the site has whatever staff publish; those of the CMS cannot replace them. */
export const builtInRedirects = [['/join', '/contact']] as const

/** Where a redirect of the CMS leads; undefined when it is incomplete, leads to itself or to no page or address, or would take away the first page. */
export function redirectTarget({from, to}: Redirect): string | undefined {
  if (typeof from !== 'string') return undefined
  const target = hrefOf(to)
  return from && from !== '/' && target && target !== from && /^(?:\/|https?:)/.test(target)
    ? target
    : undefined
}

/** Where each path leads that is redirected, once: the first of two from one path counts, and those that go in a circle do not. */
export function redirectTargets(redirects: readonly Redirect[]): Map<string, string> {
  const targets = new Map<string, string>(builtInRedirects)
  for (const redirect of redirects) {
    const target = redirectTarget(redirect)
    if (redirect.from && target && !targets.has(redirect.from)) targets.set(redirect.from, target)
  }
  for (const from of [...targets.keys()].filter((from) => leadsTo(from, from, targets))) targets.delete(from)
  return targets
}

/** Whether the redirects from a path on come to the other path. `hops` ends a circle that does not hold it. */
function leadsTo(
  path: string,
  at: string,
  targets: ReadonlyMap<string, string>,
  hops = targets.size,
): boolean {
  const next = targets.get(at)?.replace(/[?#].*/, '')
  return next === path || (!!next && hops > 0 && leadsTo(path, next, targets, hops - 1))
}
