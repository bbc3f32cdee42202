import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {shownText} from './check-tokens.ts'
import {isOther, query} from './dataset.ts'
import {redirectKinds} from './link-kinds.ts'
import {validateRedirectSource} from './page-paths.ts'
import type {Validator} from './rules.ts'

export interface RedirectRule {
  from: string
  /** Path of this site that the redirect leads to; absent when it leads elsewhere. */
  to?: string | null | undefined
}

/**
 * Rejects a redirect that makes a loop or a chain with the other enabled ones. Each hop of a chain costs the visitor a
 * request, and crawlers abandon long ones.
 */
export function validateRedirect(rule: RedirectRule, others: readonly RedirectRule[]): string | undefined {
  const to = rule.to ? pagePathOf(rule.to) : undefined
  if (to === rule.from) return `${rule.from} would lead to itself. Choose another target.`
  const next = others.find((other) => other.from === to)
  if (next) {
    if (next.to && pagePathOf(next.to) === rule.from) {
      return `${to} already leads back to ${rule.from}: visitors would go in a circle. Switch off one of the two.`
    }
    return `${to} is itself redirected${next.to ? ` to ${next.to}` : ''}. Lead straight to the final page.`
  }
  const before = others.find((other) => other.to && pagePathOf(other.to) === rule.from)
  return before
    ? `${before.from} already leads to ${rule.from}. Point it straight to ${rule.to ?? 'the final page'} first.`
    : undefined
}

/** Requires a link to a page or a URL. */
export function validateRedirectKind(to: unknown): string | undefined {
  // The rule is on a field of type `link`.
  const kind = (to as {kind?: string} | undefined)?.kind ?? 'page'
  if (redirectKinds.some((known) => known === kind)) return undefined
  return 'A redirect leads to a page or an address. Choose one of those under “Leads to”.'
}

/** Requires a path that no page and no other redirect has. */
export const checkRedirectSource: Validator<string> = async (from, context) => {
  if (!from) return undefined
  const form = validateRedirectSource(from)
  if (form) return form
  const taken = await query<{_type: string; title?: string} | null>(
    context,
    `*[(${hasPageFilter} && path == $from || _type == "redirect" && from == $from) && ${isOther}][0]{_type, "title": string(coalesce(title, name))}`,
    {from},
  )
  if (!taken) return undefined
  return taken._type === 'redirect'
    ? `Another redirect already starts at ${from}. Change that one.`
    : `The page “${await shownText(taken.title ?? from, context)}” has this path and would no longer be reached.`
}

const redirectTargets = `{
  "pagePath": *[_id == $page][0].path,
  "others": *[_type == "redirect" && enabled != false && ${isOther}]{
    from,
    "to": select(to.kind == "path" => to.path, coalesce(to.kind, "page") == "page" => to.page->path)
  }
}`

/** Requires that a redirect leads straight to its target. */
export const checkRedirectTarget: Validator<unknown> = async (_to, context) => {
  // The rule is on a field of `redirect`.
  const {from, to, enabled} = Object(context.document) as {
    from?: string
    to?: {kind?: string; path?: string; page?: {_ref?: string}}
    enabled?: boolean
  }
  if (!from || !to || enabled === false) return undefined
  const {pagePath, others} = await query<{pagePath: string | null; others: RedirectRule[]}>(
    context,
    redirectTargets,
    {page: to.page?._ref ?? ''},
  )
  const target = (to.kind ?? 'page') === 'page' ? pagePath : to.path
  return validateRedirect({from, to: target}, others)
}
