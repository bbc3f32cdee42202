import {builtInRedirects, redirectTarget, redirectTargets} from '@upline/web/content/redirects.ts'
import type {SiteQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import type {HostRedirect} from '../hosting/hosting.ts'
import type {SiteFolder} from '../hosting/site-folder.ts'
import type {PageList} from '../pages/page-list.ts'
import {ContentFailure, type RenderFailure} from '../report.ts'
import {fileAt, pageFile} from './site-files.ts'

/** Sorted by id: of two redirects from one path the first counts, in every run the same. */
type Redirects = Readonly<SiteQueryResult['redirects']>

export type PossibleRedirects = {
  /** Targets by redirected path. */
  targets: ReadonlyMap<string, string>
  /** The same for a host, with status codes, except for addresses that hosts would change. */
  rules: HostRedirect[]
  failures: RenderFailure[]
}

/** Returns the valid redirects of the CMS and the built-in ones. A redirect hides a page of `list` with the same path, as in the browser. */
export function possibleRedirects(redirects: Redirects, list?: Pick<PageList, 'rows'>): PossibleRedirects {
  const possible = redirects.filter(isPossible)
  const targets = redirectTargets(possible)
  const firsts = new Map(possible.toReversed().map((redirect) => [redirect.from, redirect]))
  const failures = redirects.flatMap((redirect) => {
    const {_id, from} = redirect
    const problem = problemOf(redirect, firsts, targets)
    if (!problem) return []
    const message = `The redirect ${_id} from ${String(from).slice(0, 100)} ${problem}; it has no effect`
    return [new ContentFailure(String(from), message, {document: _id, field: 'from'})]
  })
  const rules = [...targets].filter(isKeptByHosts).map(([source, destination]) => {
    const isForGood =
      builtInRedirects.some(([from]) => from === source) || firsts.get(source)?.permanent === true
    return {source, destination, type: isForGood ? 301 : 302} as const
  })
  const hidden = [...targets.keys()].flatMap((from) => list?.rows.get(from) ?? [])
  const hiddenPages = hidden.map(({id, path}) => {
    const message = `The page ${id} is not shown: a redirect starts at its path ${path}`
    return new ContentFailure(path, message, {document: id, field: 'path'})
  })
  return {targets, rules, failures: [...failures, ...hiddenPages]}
}

/** Returns whether every host keeps this address. Firebase encodes `%` again and replaces `/:name`; the redirecting page does not. */
function isKeptByHosts([, destination]: [string, string]): boolean {
  return destination.isWellFormed() && !/%|\/:/.test(destination)
}

/** Returns whether a value can be the path of a redirect. Content may have any value. */
function isPossible<R extends Redirects[number]>(redirect: R): redirect is R & {from: string} {
  return typeof redirect.from === 'string' && pageFile(redirect.from) !== undefined
}

function problemOf(
  redirect: Redirects[number],
  firsts: ReadonlyMap<string, Redirects[number]>,
  targets: ReadonlyMap<string, string>,
): string | undefined {
  if (!isPossible(redirect)) return 'cannot have that path'
  const target = redirectTarget(redirect)
  if (!target) return 'leads nowhere'
  const {from} = redirect
  if (firsts.get(from) !== redirect || (targets.has(from) && targets.get(from) !== target))
    return 'has the path of another redirect'
  return targets.has(from) ? undefined : 'goes in a circle'
}

/** Writes a redirecting page for each redirect, for hosts without redirects, and removes the pages of redirects that only `before` has. */
export async function writeRedirects(
  folder: SiteFolder,
  targets: ReadonlyMap<string, string>,
  before: ReadonlyMap<string, string> | undefined,
  render: (target: string) => string,
): Promise<void> {
  for (const from of before?.keys() ?? []) if (!targets.has(from)) await folder.remove(fileAt(from))
  for (const [from, target] of targets) {
    if (before?.get(from) !== target) await folder.put(fileAt(from), render(target))
  }
}
