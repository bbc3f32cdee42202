import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {redirectKinds} from '../objects/link-kinds.ts'

export interface RedirectRule {
  from: string
  /** Path of this site that the redirect leads to; absent when it leads elsewhere. */
  to?: string
}

/**
 * Loops and chains among the enabled redirects once `rule` is one of them: true, or what is wrong.
 * A chain is refused too: every hop costs the visitor a request, and crawlers abandon long ones.
 */
export function redirectProblem(rule: RedirectRule, others: readonly RedirectRule[]): true | string {
  const to = rule.to === undefined ? undefined : pagePathOf(rule.to)
  if (to === rule.from) return `${rule.from} would lead to itself. Choose another target.`
  const next = others.find((other) => other.from === to)
  if (next) {
    if (next.to !== undefined && pagePathOf(next.to) === rule.from) {
      return `${to} already leads back to ${rule.from}: visitors would go in a circle. Switch one of the two off.`
    }
    return `${to} is itself redirected${next.to ? ` to ${next.to}` : ''}. Lead straight to the final page.`
  }
  const before = others.find((other) => other.to !== undefined && pagePathOf(other.to) === rule.from)
  return before
    ? `${before.from} already leads to ${rule.from}. Point it straight to ${rule.to ?? 'the final page'} first.`
    : true
}

/** Custom rule for `redirect.to`: must be a link to a page or a URL. */
export function redirectKindProblem(to: unknown): true | string {
  // The rule is on a field of type `link`.
  const kind = (to as {kind?: string} | undefined)?.kind ?? 'page'
  return (
    redirectKinds.some((known) => known === kind) ||
    'A redirect leads to a page or an address. Choose one of those under “Leads to”.'
  )
}
