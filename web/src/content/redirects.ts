import {plainPath} from '@upline/domain/content/decoded.ts'
import {builtInRedirects} from '@upline/domain/content/own-paths.ts'
import {withoutOrigin} from '@upline/domain/content/page-path.ts'
import {
  compareSources,
  examplePath,
  isPattern,
  redirectOf,
  validateTarget,
} from '@upline/domain/content/redirect-pattern.ts'
import {hrefOf} from './href.ts'
import type {NotFoundData} from './types.ts'

export type Redirect = Pick<NotFoundData['redirects'][number], 'from' | 'to'>

/** Targets by source, whose path is decoded. */
export type RedirectTargets = ReadonlyMap<string, string>

/** Limits a chain through patterns, which may lengthen a path without end. */
const longestPatternChain = 20

/**
 * Returns the target of a redirect, or undefined if it is incomplete, leads to itself or nowhere, or would replace the home page. The full
 * address of a page of this site is its path.
 */
export function redirectTarget({from, to}: Redirect, origin: string): string | undefined {
  if (typeof from !== 'string' || from === '' || from === '/') return undefined
  const target = withoutOrigin(hrefOf(to), origin)
  if (!target || target === from || !/^(?:\/|https?:)/.test(target)) return undefined
  return isPattern(from) && validateTarget(from, target) ? undefined : target
}

/**
 * Maps the sources of redirects to their targets, in the order in which they apply. The first of two redirects from one path counts; circular
 * redirects are left out.
 */
export function redirectTargets(redirects: readonly Redirect[], origin: string): Map<string, string> {
  const targets = new Map<string, string>(builtInRedirects)
  const inOrder = redirects.toSorted((a, b) => compareSources(String(a.from), String(b.from)))
  for (const redirect of inOrder) {
    const target = redirectTarget(redirect, origin)
    const from = plainPath(redirect.from ?? '')
    if (target && !targets.has(from)) targets.set(from, target)
  }
  for (const from of circular(targets)) targets.delete(from)
  return targets
}

/** Returns a function that finds the first redirect of a path and where it leads. `targets` are in the order in which they apply. Patterns ignore the case of letters. */
export function redirectFinder(targets: RedirectTargets) {
  const patterns = [...targets].flatMap(([from, to]) =>
    isPattern(from) ? [{from, leads: redirectOf(from, to)}] : [],
  )
  return (path: string): {from: string; to: string} | undefined => {
    const literal = targets.get(path)
    if (literal !== undefined) return {from: path, to: literal}
    for (const {from, leads} of patterns) {
      const to = leads(path) ?? leads(path.toLowerCase())
      if (to !== undefined) return {from, to}
    }
    return undefined
  }
}

/** Returns the sources from which following the redirects leads back to them. Follows an example of a pattern. */
function circular(targets: RedirectTargets): string[] {
  const find = redirectFinder(targets)
  const followed = new Set<string>()
  return [...targets.keys()].flatMap((start) => {
    const trail: {path: string; from: string}[] = []
    let path = examplePath(start)
    let viaPatterns = 0
    for (let next = find(path); next && !followed.has(path); next = find(path)) {
      followed.add(path)
      trail.push({path, from: next.from})
      viaPatterns += isPattern(next.from) ? 1 : 0
      if (viaPatterns > longestPatternChain) return [next.from]
      const address = plainPath(next.to.replace(/#.*/, ''))
      path = targets.has(address) ? address : address.replace(/\?.*/, '')
    }
    const again = trail.findIndex((hop) => hop.path === path)
    return again === -1 ? [] : trail.slice(again).map(({from}) => from)
  })
}
