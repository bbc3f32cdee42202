import {plainPath} from '@upline/domain/content/decoded.ts'
import {builtInRedirects} from '@upline/domain/content/own-paths.ts'
import {hostSources, isPattern, redirectOf} from '@upline/domain/content/redirect-pattern.ts'
import {validateRedirectSource} from '@upline/schemas/validation/page-paths.ts'
import {
  type Redirect,
  type RedirectTargets,
  redirectTarget,
  redirectTargets,
} from '@upline/web/content/redirects.ts'
import type {RenderProblem} from '../files/report.ts'
import {fileAt, pageFile} from '../files/site-files.ts'
import type {SiteFiles} from '../files/site-folder.ts'
import type {HostRedirect} from '../hosting/hosting.ts'
import type {PageList} from '../lake/page-list.ts'

export type StoredRedirect = Redirect & {_id: string; permanent: boolean | null}

/**
 * Returns the valid redirects of the CMS and the built-in ones: the targets by source, and rules for a host, with status codes, except for
 * addresses that hosts would change. A redirect from a literal address hides a page of `list` with the same path. One from a pattern that matches
 * a page is not for hosts, which apply redirects first: the 404 page follows it.
 */
export function possibleRedirects(
  redirects: readonly StoredRedirect[],
  origin: string,
  list?: Pick<PageList, 'rows'>,
) {
  const targets = redirectTargets(redirects.filter(isPossible), origin)
  const types = new Map<string, HostRedirect['type']>(builtInRedirects.map(([from]) => [from, 301]))
  const failures: RenderProblem[] = []
  const hiding = new Set<string>()
  const pages = [...(list?.rows.keys() ?? [])].filter((path) => !targets.has(path))
  for (const redirect of redirects) {
    const {_id, permanent} = redirect
    const {from: stored} = redirect
    const from = plainPath(String(stored))
    const fail = (message: string) =>
      failures.push({subject: String(stored), message, isRendered: true, document: _id, field: 'from'})
    const problem = problemOf(redirect, origin, targets, types)
    if (problem) {
      fail(`The redirect from ${String(stored).slice(0, 100)} ${problem}; it has no effect`)
      continue
    }
    types.set(from, permanent === true ? 301 : 302)
    const hidden = isPattern(from) && pages.find(redirectOf(from, targets.get(from) ?? ''))
    if (!hidden) continue
    hiding.add(from)
    fail(
      `The redirect from ${from} also matches the page ${hidden}, so hosts leave it to the “page not found” page`,
    )
  }
  const kept = [...targets].filter((redirect) => !hiding.has(redirect[0]) && isKeptByHosts(redirect))
  const home = kept.some(([from, to]) => isPattern(from) && redirectOf(from, to)('/index.html') !== undefined)
  const patternsFrom = kept.findIndex(([from]) => isPattern(from))
  const ofHosts = home ? kept.toSpliced(patternsFrom, 0, ['/index.html', '/']) : kept
  const rules = ofHosts.flatMap(([from, destination]) =>
    hostSources(from, destination).map((source) => ({source, destination, type: types.get(from) ?? 302})),
  )
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
  if (source.includes('?') || destination.includes('%') || !destination.isWellFormed()) return false
  return isPattern(source) || !destination.includes('/:')
}

/** Returns whether a value can be the path of a redirect. Content may have any value. */
function isPossible<R extends StoredRedirect>(redirect: R): redirect is R & {from: string} {
  return typeof redirect.from === 'string' && validateRedirectSource(redirect.from) === undefined
}

/** Returns why a redirect has no effect. `known` has the paths of the redirects before it. */
function problemOf(
  redirect: StoredRedirect,
  origin: string,
  targets: RedirectTargets,
  known: ReadonlyMap<string, unknown>,
): string | undefined {
  if (!isPossible(redirect)) return 'cannot have that path'
  if (!redirectTarget(redirect, origin)) return 'leads nowhere'
  const from = plainPath(redirect.from)
  if (known.has(from)) return 'has the path of another redirect'
  return targets.has(from) ? undefined : 'goes in a circle'
}

/** Writes a redirecting page for each redirect from a path that a page could have, for hosts without redirects, and removes the pages of redirects that only `before` has. */
export async function writeRedirects(
  folder: SiteFiles,
  targets: RedirectTargets,
  before: RedirectTargets | undefined,
  render: (target: string) => string,
): Promise<void> {
  for (const from of before?.keys() ?? []) if (!targets.has(from)) await folder.remove(fileAt(from))
  for (const [from, target] of targets) {
    const file = pageFile(from)
    if (file && before?.get(from) !== target) await folder.put(file, render(target))
  }
}
