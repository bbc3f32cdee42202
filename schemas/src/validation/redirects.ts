import {getPublishedId} from '@sanity/client/csm'
import {plainPath} from '@upline/domain/content/decoded.ts'
import {hasNumber, pagePathOf, withoutOrigin} from '@upline/domain/content/page-path.ts'
import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {
  compareSources,
  examplePath,
  isPattern,
  redirectOf,
  validateTarget,
} from '@upline/domain/content/redirect-pattern.ts'
import {groupBy} from '@upline/domain/periods/group-by.ts'
import {shownText} from './check-tokens.ts'
import {sharedQuery} from './dataset.ts'
import {redirectKinds} from './link-kinds.ts'
import {pageQueryProblem, validateRedirectSource} from './page-paths.ts'
import type {Validator} from './rules.ts'

export interface RedirectRule {
  /** Published id. */
  id?: string
  from: string
  /** Path or address that the redirect leads to; absent if it leads nowhere. */
  to?: string | null | undefined
}

export type RedirectIndex = ReturnType<typeof indexRedirects>

/** Indexes enabled redirects for `validateRedirect`, because each of thousands is compared with all others. */
export function indexRedirects(rules: readonly RedirectRule[]) {
  const bySource = groupBy(rules, ({from}) => plainPath(from))
  const byTarget = groupBy(rules, ({to}) => (to ? redirectedPath(to) : ''))
  const patterns = rules
    .filter(({from}) => isPattern(from))
    .sort((a, b) => compareSources(a.from, b.from))
    .map((rule) => ({rule, matches: redirectOf(rule.from, '/')}))
  const isOther = (id?: string) => (rule: RedirectRule) => id === undefined || rule.id !== id
  return {
    /** Returns the redirect that a path of the site meets, other than that with the id. */
    next: (path: string, id?: string) =>
      bySource.get(path)?.find(isOther(id)) ??
      patterns.find(({rule, matches}) => matches(path) && isOther(id)(rule))?.rule,
    /** Returns a redirect that leads to a source, other than that with the id. */
    before(from: string, id?: string) {
      const direct = byTarget.get(from)?.find(isOther(id))
      if (direct || !isPattern(from)) return direct
      const matches = redirectOf(from, '/')
      return [...byTarget].flatMap(([to, led]) => (to && matches(to) ? led.filter(isOther(id)) : []))[0]
    },
  }
}

/** Returns the path of the site in the target of a redirect; that of a pattern is an example. */
export const redirectedPath = (to: string): string =>
  examplePath(plainPath(pagePathOf(withoutOrigin(to, siteOrigin()) ?? '')))

/** Returns the origin of the site, or '' if this program doesn't know it: the build then finds a loop. The bundler of the Studio replaces the variable with its value. */
const siteOrigin = () => process.env.VITE_SITE_URL ?? ''

/**
 * Rejects a redirect that makes a loop or a chain with the other enabled ones. Each hop of a chain costs the visitor a
 * request, and crawlers abandon long ones.
 */
export function validateRedirect(rule: RedirectRule, {next, before}: RedirectIndex): string | undefined {
  const {id} = rule
  const from = plainPath(rule.from)
  if (rule.to) {
    const form = validateTarget(from, rule.to)
    if (form) return form
    const to = redirectedPath(rule.to)
    const shown = pagePathOf(rule.to)
    if (to === from || (isPattern(from) && redirectOf(from, '/')(to)))
      return `${from} would lead to itself. Choose another target.`
    const after = next(to, id) ?? next(plainPath(withoutOrigin(rule.to, siteOrigin()) ?? ''), id)
    if (after) {
      const back = after.to && redirectedPath(after.to)
      if (back === from || (back && redirectOf(from, '/')(back)))
        return `${shown} already leads back to ${from}: visitors would go in a circle. Switch off one of the two.`
      return `${shown} is itself redirected${after.to ? ` to ${after.to}` : ''}. Redirect straight to the final page.`
    }
  }
  const first = before(from, id)
  return (
    first &&
    `${first.from} already leads to ${from}. Point it straight to ${rule.to ?? 'the final page'} first.`
  )
}

/** Requires a link to a page or a URL. */
export function validateRedirectKind(to: unknown): string | undefined {
  // The rule is on a field of type `link`.
  const kind = (to as {kind?: string} | undefined)?.kind ?? 'page'
  if (redirectKinds.some((known) => known === kind)) return undefined
  return 'A redirect leads to a page or an address. Choose one of those under “Leads to”.'
}

const published = sharedQuery<{
  pages: {_id: string; path: string; title?: string}[]
  redirects: {_id: string; from?: string; to?: string; enabled?: boolean}[]
}>(
  `{
    "pages": *[${hasPageFilter} && defined(path)]{_id, path, "title": string(coalesce(title, name))},
    "redirects": *[_type == "redirect"]{
      _id, from, enabled, "to": select(to.kind == "path" => to.path, to.kind == "url" => to.url, to.page->path)
    }
  }`,
  // An import checks thousands of redirects.
  1_000,
)

/** Requires a path that no page and no other redirect has, and a pattern that matches no page. */
export const checkRedirectSource: Validator<string> = async (from, context) => {
  if (!from) return undefined
  const form = validateRedirectSource(from)
  if (form) return form
  const {pages, redirects} = await published(context)
  const matches = isPattern(from) ? redirectOf(from, '/') : (path: string) => path === from
  const page = pages.find(({path}) => matches(path))
  if (page) {
    const title = await shownText(page.title ?? page.path, context)
    return isPattern(from)
      ? `${from} also matches the page “${title}” (${page.path}), which would no longer be reached. Narrow it.`
      : `The page “${title}” has this path and would no longer be reached.`
  }
  if (!hasNumber(from) && pages.some(({path}) => from.startsWith(`${path}?`))) return pageQueryProblem
  const id = getPublishedId(context.document?._id ?? '')
  return redirects.some((other) => plainPath(other.from ?? '') === plainPath(from) && other._id !== id)
    ? `Another redirect already starts at ${from}. Change that one.`
    : undefined
}

const indexes = new WeakMap<object, RedirectIndex>()

/** Requires that a redirect leads straight to its target. */
export const checkRedirectTarget: Validator<unknown> = async (_to, context) => {
  // The rule is on a field of `redirect`.
  const {_id, from, to, enabled} = Object(context.document) as {
    _id: string
    from?: string
    to?: {kind?: string; path?: string; url?: string; page?: {_ref?: string}}
    enabled?: boolean
  }
  if (!from || !to || enabled === false) return undefined
  const {pages, redirects} = await published(context)
  const index =
    indexes.get(redirects) ??
    indexRedirects(
      redirects.flatMap(({_id: id, from, to, enabled}) =>
        from && enabled !== false ? [{id, from, to}] : [],
      ),
    )
  indexes.set(redirects, index)
  const page = pages.find(({_id: id}) => id === to.page?._ref)
  const target = (to.kind ?? 'page') === 'page' ? page?.path : to.kind === 'url' ? to.url : to.path
  return validateRedirect({id: getPublishedId(_id), from, to: target}, index)
}

/** Warns that a pattern comes after another one, to show the order. */
export const checkPatternOrder: Validator<string> = async (from, context) => {
  if (!from || !isPattern(from) || validateRedirectSource(from)) return undefined
  const {redirects} = await published(context)
  const id = getPublishedId(context.document?._id ?? '')
  const earlier = redirects
    .filter(({_id, enabled, from: other}) => _id !== id && enabled !== false && other && isPattern(other))
    .flatMap(({from: other = ''}) => (compareSources(other, from) < 0 ? [other] : []))
    .filter((other) => redirectOf(other, '/')(examplePath(from)) || redirectOf(from, '/')(examplePath(other)))
  return earlier.length > 0
    ? `Paths that also match ${earlier.sort(compareSources).slice(0, 3).join(', ')} go there first, because it is more exact.`
    : undefined
}
