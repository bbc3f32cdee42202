import {builtInRedirects, redirectTarget} from '@upline/web/content/redirects'
import type {SiteData} from '@upline/web/content/types'
import {RenderFailure} from './render-report.ts'
import {pageFile} from './site-files.ts'

/** Where each path leads that is redirected: those of the CMS, as far as they are possible, and those built in. */
export function redirectTargets(redirects: SiteData['redirects']): {
  targets: Map<string, string>
  failures: RenderFailure[]
} {
  const targets = new Map<string, string>()
  const failures: RenderFailure[] = []
  for (const redirect of redirects) {
    const name = String(redirect.from)
    try {
      const target = redirectTarget(redirect)
      if (target && pageFile(redirect.from)) targets.set(redirect.from, target)
    } catch (error) {
      failures.push(new RenderFailure(name, `The redirect from ${name} cannot be followed`, error))
    }
  }
  for (const [from, target] of builtInRedirects) targets.set(from, target)
  return {targets, failures}
}
