import {hrefOf} from '../src/content/href.ts'
import type {SiteData} from '../src/content/types.ts'
import {pageFile} from './site-files.ts'

const builtIn = [['/join', '/contact']] as const

/** Where each path leads that is sent on: those of the CMS, as far as they are possible, and those built in. */
export function redirectGoals(redirects: SiteData['redirects']): Map<string, string> {
  const goals = new Map<string, string>(builtIn)
  for (const {from, to} of redirects) {
    const goal = hrefOf(to)
    if (goal && from && goal !== from && pageFile(from)) goals.set(from, goal)
  }
  return goals
}
