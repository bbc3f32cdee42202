import {redirectTarget, redirectTargets} from '@upline/web/content/redirects'
import type {SiteData} from '@upline/web/content/types'
import {ContentFailure, type RenderFailure} from './render-report.ts'
import {pageFile} from './site-files.ts'

/** In the order of their ids: so the same of two redirects from one path counts in every run. */
type Redirects = readonly (Pick<SiteData['redirects'][number], 'from' | 'to'> & {_id: string})[]

/** Where each path leads that is redirected: those of the CMS as far as they are possible, and those built in. */
export function possibleRedirects(redirects: Redirects): {
  targets: ReadonlyMap<string, string>
  failures: RenderFailure[]
} {
  const possible = redirects.filter(({from}) => pageFile(from))
  const targets = redirectTargets(possible)
  const seen = new Set<string>()
  const failures = redirects.flatMap((redirect) => {
    const {_id, from} = redirect
    const target = redirectTarget(redirect)
    const isFirst = !seen.has(from)
    seen.add(from)
    const problem = !pageFile(from)
      ? 'cannot have that path'
      : !target
        ? 'leads nowhere'
        : !isFirst || (targets.has(from) && targets.get(from) !== target)
          ? 'has the path of another redirect'
          : targets.has(from)
            ? undefined
            : 'goes in a circle'
    return problem ? [redirectFailure(_id, from, problem)] : []
  })
  return {targets, failures}
}

function redirectFailure(id: string, from: string, problem: string): RenderFailure {
  const message = `The redirect ${id} from ${from.slice(0, 100)} ${problem}; nobody is redirected by it`
  return new ContentFailure(from, message, undefined, {document: id, field: 'from'})
}
