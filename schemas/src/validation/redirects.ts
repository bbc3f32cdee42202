import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {redirectKinds} from '../objects/link-kinds.ts'

export interface RedirectRule {
  from: string
  /** Path of this site that the redirect leads to; absent when it leads elsewhere. */
  to?: string
}

/**
 * Rejects a redirect that makes a loop or a chain with the other enabled ones. Each hop of a chain costs the visitor a
 * request, and crawlers abandon long ones.
 */
export function validateRedirect(rule: RedirectRule, others: readonly RedirectRule[]): string | undefined {
  const to = rule.to === undefined ? undefined : pagePathOf(rule.to)
  if (to === rule.from) return `${rule.from} would lead to itself. Choose another target.`
  const next = others.find((other) => other.from === to)
  if (next) {
    if (next.to !== undefined && pagePathOf(next.to) === rule.from) {
      return `${to} already leads back to ${rule.from}: visitors would go in a circle. Switch off one of the two.`
    }
    return `${to} is itself redirected${next.to ? ` to ${next.to}` : ''}. Lead straight to the final page.`
  }
  const before = others.find((other) => other.to !== undefined && pagePathOf(other.to) === rule.from)
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
