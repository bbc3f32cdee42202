import {hrefOf} from './href.ts'
import type {SiteData} from './types.ts'

/** Redirects that the site has whatever staff publish. */
const builtIn = [['/join', '/contact']] as const

/** Where each path leads that is redirected: the built-in ones and those of the CMS, which cannot replace them. */
export function redirectTargets(redirects: SiteData['redirects']): Map<string, string> {
  const targets = new Map<string, string>()
  for (const {from, to} of redirects) {
    const target = hrefOf(to)
    if (from && target && target !== from) targets.set(from, target)
  }
  for (const [from, target] of builtIn) targets.set(from, target)
  return targets
}
