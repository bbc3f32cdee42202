import {tokensIn} from '@upline/domain/content/tokens.ts'
import {type Counts, countTokens} from '@upline/domain/periods/figures.ts'
import {type Period, pickVersion} from '@upline/domain/periods/period.ts'

/** What validation has to know of a wording. */
export interface Wording extends Period {
  _id: string
  text?: string | null
  statesCounts?: boolean | null
}

/** A disclaimer that has to state both counts holds the token of each. */
export function validateCounts(document: {text?: unknown; statesCounts?: unknown}): string | undefined {
  if (document.statesCounts !== true) return undefined
  const held = typeof document.text === 'string' ? tokensIn(document.text) : []
  const lacking = countTokens.filter((token) => !held.includes(token))
  if (lacking.length === 0) return undefined
  return `The wording lacks ${lacking.map((token) => `{${token}}`).join(' and ')}: put it where the number belongs, or switch this off.`
}

/** Validates that a page may be published with these versions of a disclaimer and the given counts. */
export function validateDisclaimer(
  title: string,
  wordings: readonly Wording[],
  counts: Counts,
  today: string,
): string | undefined {
  const picked = pickVersion(wordings, today)
  if (!picked || picked.isOver || !picked.version.text) {
    return `No wording of the disclaimer “${title}” is in force today: publish the one that holds, then this page.`
  }
  const {text, statesCounts} = picked.version
  const counted = validateCounts({text, statesCounts})
  if (counted) return `The disclaimer “${title}” is incomplete. ${counted}`
  const missing = countTokens.filter((token) => tokensIn(text).includes(token) && !((counts[token] ?? 0) > 0))
  if (missing.length === 0) return undefined
  return `The disclaimer “${title}” has to state how many organizations and products there are, and the product categories list none: switch on “Counts in the Medicare disclaimer” for their Medicare Advantage and drug products.`
}
