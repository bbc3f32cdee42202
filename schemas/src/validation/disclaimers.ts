import {tokensIn} from '@upline/domain/content/tokens.ts'
import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {countedQuery} from '@upline/domain/periods/counted-query.ts'
import {type Counted, type Counts, countPlans, countTokens} from '@upline/domain/periods/counts.ts'
import {type Period, pickVersion} from '@upline/domain/periods/period.ts'
import {versionKeyGroq} from '@upline/domain/periods/version-key.ts'
import {sharedQuery} from './dataset.ts'
import type {Validator} from './rules.ts'

/** The fields of a wording that validation needs. */
export interface Wording extends Period {
  _id: string
  text?: string | null
  statesCounts?: boolean | null
}

/** A disclaimer that has to state both counts contains the token of each. */
export function validateCounts(document: {text?: unknown; statesCounts?: unknown}): string | undefined {
  if (document.statesCounts !== true) return undefined
  const held = typeof document.text === 'string' ? tokensIn(document.text) : []
  const lacking = countTokens.filter((token) => !held.includes(token))
  if (lacking.length === 0) return undefined
  return `The wording lacks ${lacking.map((token) => `{${token}}`).join(' and ')}. Add it where the number goes, or turn this setting off.`
}

const represented =
  'Currently we represent {medicareOrganizations} organizations which offer {medicareProducts} products in your area.'

/**
 * The standardized disclaimers of third-party marketing organizations that sell some of the plans of an area, or all of them: 42 CFR
 * 422.2267(e)(41) as amended by 91 FR 17384 for marketing since 2026-10-01, then the wording of contract years 2024 to 2026.
 */
const standardizedWordings: readonly string[] = [
  `We do not offer every plan available in your area. ${represented} Please contact Medicare.gov or 1-800-MEDICARE to get information on all of your options.`,
  `${represented} You can always contact Medicare.gov or 1-800-MEDICARE for help with plan choices.`,
  `We do not offer every plan available in your area. ${represented} Please contact Medicare.gov, 1-800-MEDICARE, or your local State Health Insurance Program (SHIP) to get information on all of your options.`,
  `${represented} You can always contact Medicare.gov, 1-800-MEDICARE, or your local State Health Insurance Program (SHIP) for help with plan choices.`,
]

/** Warns if a disclaimer with both counts differs from CMS's standardized text. Line breaks and the kind of hyphen may differ. */
export function validateStandardized(document: {text?: unknown; statesCounts?: unknown}): string | undefined {
  const {text, statesCounts} = document
  if (statesCounts !== true || typeof text !== 'string') return undefined
  const plain = text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\u2010-\u2013]/g, '-')
  return standardizedWordings.includes(plain)
    ? undefined
    : 'This differs from the text that CMS standardized (42 CFR 422.2267(e)(41)). Paste that text word for word, or ask Compliance before you publish.'
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
    return `No wording of the disclaimer “${title}” is effective today. Publish the current one, then this page.`
  }
  const {text, statesCounts} = picked.version
  const counted = validateCounts({text, statesCounts})
  if (counted) return `The disclaimer “${title}” is incomplete. ${counted}`
  const missing = countTokens.filter((token) => tokensIn(text).includes(token) && counts[token] === 0)
  if (missing.length === 0) return undefined
  return `The disclaimer “${title}” has to state how many organizations and products there are, but no carrier has both a specialty that counts and a plan count. Turn on “Counts in the Medicare disclaimer” for the Medicare Advantage and drug plan specialties, and publish this year’s plan counts.`
}

type Published = {
  wordings: (Wording & {versionKey: string; title: string})[]
  counted: Counted[]
  timeZone: string | null
}

const published = sharedQuery<Published>(`{
  "wordings": *[_type == "disclaimer"]{_id, "versionKey": ${versionKeyGroq('')}, "title": coalesce(string(title), _id), text, statesCounts, effectiveFrom, effectiveUntil},
  "counted": ${countedQuery},
  "timeZone": *[_type == "siteSettings"][0].timeZone
}`)

/** Requires that each disclaimer has a current version with the counts it must state. */
export const checkDisclaimers: Validator<unknown> = async (references, context) => {
  // The rule is on a list of references.
  const chosen = Array.isArray(references) ? (references as {_key: string; _ref?: string}[]) : []
  if (chosen.length === 0) return []
  const {wordings, counted, timeZone} = await published(context)
  const today = todayIn(timeZone)
  return chosen.flatMap(({_key, _ref}) => {
    const one = wordings.find(({_id}) => _id === _ref)
    const message = one
      ? validateDisclaimer(
          one.title,
          wordings.filter(({versionKey}) => versionKey === one.versionKey),
          countPlans(counted, today),
          today,
        )
      : 'This disclaimer isn’t published. Publish it first.'
    return message ? [{message, path: [{_key}]}] : []
  })
}
