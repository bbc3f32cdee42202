import {hrefOf} from './href.ts'
import type {SiteData} from './types.ts'

type Redirect = Pick<SiteData['redirects'][number], 'from' | 'to'>

/** Built-in redirects from path to path, which the CMS cannot replace. */
export const builtInRedirects = [['/join', '/contact']] as const

/** Returns the target of a redirect, or undefined if it is incomplete, leads to itself or nowhere, or would replace the home page. */
export function redirectTarget({from, to}: Redirect): string | undefined {
  if (typeof from !== 'string') return undefined
  const target = hrefOf(to)
  return from && from !== '/' && target && target !== from && /^(?:\/|https?:)/.test(target)
    ? target
    : undefined
}

/** Maps redirected paths to their targets. The first of two redirects from one path counts; circular redirects are left out. */
export function redirectTargets(redirects: readonly Redirect[]): Map<string, string> {
  const targets = new Map<string, string>(builtInRedirects)
  for (const redirect of redirects) {
    const target = redirectTarget(redirect)
    if (redirect.from && target && !targets.has(redirect.from)) targets.set(redirect.from, target)
  }
  for (const from of [...targets.keys()].filter((from) => leadsTo(from, from, targets))) targets.delete(from)
  return targets
}

/** Whether following the redirects from a path reaches the other path. `hops` ends other circles. */
function leadsTo(
  path: string,
  at: string,
  targets: ReadonlyMap<string, string>,
  hops = targets.size,
): boolean {
  const next = targets.get(at)?.replace(/[?#].*/, '')
  return next === path || (!!next && hops > 0 && leadsTo(path, next, targets, hops - 1))
}
