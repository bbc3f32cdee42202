import {dirname, join} from 'node:path'
import {builtInRedirects, redirectTarget, redirectTargets} from '@upline/web/content/redirects.ts'
import type {SiteData} from '@upline/web/content/types.ts'
import type {HostRedirect} from './hosting.ts'
import {ContentFailure, type RenderFailure} from './render-report.ts'
import {pageFile} from './site-files.ts'

/** Beside the folder of the site, so that it is not deployed with it; `write-redirects.ts` puts it into firebase.json. */
export const redirectsFile = (folder: string): string => join(dirname(folder), 'redirects.json')

/** In the order of their ids: so the same of two redirects from one path counts in every run. */
type Redirects = readonly (Pick<SiteData['redirects'][number], 'from' | 'to' | 'permanent'> & {_id: string})[]

/** Where each path leads that is redirected: those of the CMS as far as they are possible, and those built in. */
export function possibleRedirects(redirects: Redirects): {
  targets: ReadonlyMap<string, string>
  /** The same for a host: with the status that it answers. */
  rules: HostRedirect[]
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
  const rules = [...targets].map(([source, destination]) => {
    const own = possible.find(({from}) => from === source)
    const isForGood = isBuiltIn(source) || own?.permanent === true
    return {source, destination, type: isForGood ? 301 : 302} as const
  })
  return {targets, rules, failures}
}

const isBuiltIn = (path: string) => builtInRedirects.some(([from]) => from === path)

function redirectFailure(id: string, from: string, problem: string): RenderFailure {
  const message = `The redirect ${id} from ${from.slice(0, 100)} ${problem}; nobody is redirected by it`
  return new ContentFailure(from, message, undefined, {document: id, field: 'from'})
}
