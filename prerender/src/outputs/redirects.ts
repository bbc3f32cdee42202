import {builtInRedirects} from '@upline/domain/content/own-paths.ts'
import {validateRedirectSource} from '@upline/schemas/validation/page-paths.ts'
import {redirectTarget, redirectTargets} from '@upline/web/content/redirects.ts'
import type {SiteQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import type {RenderProblem} from '../files/report.ts'
import {fileAt, pageFile} from '../files/site-files.ts'
import type {SiteFiles} from '../files/site-folder.ts'
import type {HostRedirect} from '../hosting/hosting.ts'
import type {PageList} from '../lake/page-list.ts'

/** Sorted by id: of two redirects from one path the first counts, in every run the same. */
type Redirects = Readonly<SiteQueryResult['redirects']>

/**
 * Returns the valid redirects of the CMS and the built-in ones: the targets by redirected path, and rules for a host, with status codes,
 * except for addresses that hosts would change. A redirect hides a page of `list` with the same path, as in the browser.
 */
export function possibleRedirects(redirects: Redirects, origin: string, list?: Pick<PageList, 'rows'>) {
  const targets = redirectTargets(redirects.filter(isPossible), origin)
  const types = new Map<string, HostRedirect['type']>(builtInRedirects.map(([from]) => [from, 301]))
  const failures: RenderProblem[] = []
  for (const redirect of redirects) {
    const {_id, permanent} = redirect
    const from = String(redirect.from)
    const problem = problemOf(redirect, origin, targets, types)
    if (!problem) types.set(from, permanent === true ? 301 : 302)
    const message = `The redirect from ${from.slice(0, 100)} ${problem}; it has no effect`
    if (problem) failures.push({subject: from, message, isRendered: true, document: _id, field: 'from'})
  }
  const rules = [...targets]
    .filter(isKeptByHosts)
    .map(([source, destination]) => ({source, destination, type: types.get(source) ?? 302}))
  const hidden = [...targets.keys()].flatMap((from) => list?.rows.get(from) ?? [])
  const hiddenPages = hidden.map(({id, path}): RenderProblem => {
    const message = `The page is not shown: a redirect starts at its path ${path}`
    return {subject: path, message, isRendered: true, document: id, field: 'path'}
  })
  return {targets, rules, failures: [...failures, ...hiddenPages]}
}

/**
 * Returns whether every host keeps this address. Firebase encodes `%` again and replaces `/:name`; the redirecting page does not. Hosts ignore
 * queries, which the 404 page compares.
 */
function isKeptByHosts([source, destination]: [string, string]): boolean {
  return !source.includes('?') && destination.isWellFormed() && !/%|\/:/.test(destination)
}

/** Returns whether a value can be the path of a redirect. Content may have any value. */
function isPossible<R extends Redirects[number]>(redirect: R): redirect is R & {from: string} {
  return typeof redirect.from === 'string' && validateRedirectSource(redirect.from) === undefined
}

/** Returns why a redirect has no effect. `known` has the paths of the redirects before it. */
function problemOf(
  redirect: Redirects[number],
  origin: string,
  targets: ReadonlyMap<string, string>,
  known: ReadonlyMap<string, unknown>,
): string | undefined {
  if (!isPossible(redirect)) return 'cannot have that path'
  if (!redirectTarget(redirect, origin)) return 'leads nowhere'
  if (known.has(redirect.from)) return 'has the path of another redirect'
  return targets.has(redirect.from) ? undefined : 'goes in a circle'
}

/** Writes a redirecting page for each redirect from a path that a page could have, for hosts without redirects, and removes the pages of redirects that only `before` has. */
export async function writeRedirects(
  folder: SiteFiles,
  targets: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string> | undefined,
  render: (target: string) => string,
): Promise<void> {
  for (const from of before?.keys() ?? []) if (!targets.has(from)) await folder.remove(fileAt(from))
  for (const [from, target] of targets) {
    const file = pageFile(from)
    if (file && before?.get(from) !== target) await folder.put(file, render(target))
  }
}
