import {hrefOf} from '@upline/web/content/href'
import type {SiteData} from '@upline/web/content/types'
import {RenderFailure} from './render-report.ts'
import {pageFile} from './site-files.ts'

const builtIn = [['/join', '/contact']] as const

/** Where each path leads that is redirected: those of the CMS, as far as they are possible, and those built in. */
export function redirectTargets(redirects: SiteData['redirects']): {
  targets: Map<string, string>
  failures: RenderFailure[]
} {
  const targets = new Map<string, string>(builtIn)
  const failures: RenderFailure[] = []
  for (const {from, to} of redirects) {
    const name = String(from)
    try {
      const target = hrefOf(to)
      if (target && from && target !== from && pageFile(from)) targets.set(from, target)
    } catch (error) {
      failures.push(new RenderFailure(name, `The redirect from ${name} cannot be followed`, error))
    }
  }
  return {targets, failures}
}
