import {hrefOf} from './href.ts'
import type {SiteData} from './types.ts'

type Redirect = SiteData['redirects'][number]

/** Redirects, from path to path, that the site has whatever staff publish; those of the CMS cannot replace them. */
export const builtInRedirects = [['/join', '/contact']] as const

/** Where a redirect of the CMS leads; undefined when it is incomplete or leads to itself. */
export function redirectTarget({from, to}: Redirect): string | undefined {
  const target = hrefOf(to)
  return from && target !== from ? target : undefined
}

/** Where each path leads that is redirected. */
export function redirectTargets(redirects: readonly Redirect[]): Map<string, string> {
  const targets = new Map<string, string>()
  for (const redirect of redirects) {
    const target = redirectTarget(redirect)
    if (target) targets.set(redirect.from, target)
  }
  for (const [from, target] of builtInRedirects) targets.set(from, target)
  return targets
}
