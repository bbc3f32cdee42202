import type {Available} from '@upline/domain/content/carrier-products.ts'
import {tokensIn} from '@upline/domain/content/tokens.ts'
import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {type Counts, countProducts, countTokens} from '@upline/domain/periods/counts.ts'
import {type Period, pickVersion} from '@upline/domain/periods/period.ts'
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

/** Requires that no wording speaks of "your area" before a visitor has chosen a state. */
export function validateNationalText(nationalText: unknown, document: {text?: unknown}): string | undefined {
  const isLocal = (text: unknown) => /\byour area\b/i.test(String(text ?? ''))
  if (isLocal(nationalText)) return 'The visitor has not chosen a state yet. Write it without “your area”.'
  return nationalText || !isLocal(document.text)
    ? undefined
    : 'The wording above speaks of “your area”. Enter one for visitors who have not chosen a state.'
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
  return `The disclaimer “${title}” has to state how many organizations and products there are, but no carrier has a specialty that counts. Turn on “Counts in the Medicare disclaimer” for the Medicare Advantage and drug plan specialties.`
}

type Published = {
  wordings: (Wording & {key: string; title: string})[]
  counted: Available[]
  timeZone: string | null
}

const published = sharedQuery<Published>(`{
  "wordings": *[_type == "disclaimer" && defined(key)]{_id, key, "title": coalesce(string(title), _id), text, statesCounts, effectiveFrom, effectiveUntil},
  "counted": *[_type == "carrier"]{"specialties": specialties[@ in *[_type == "carrierSpecialty" && disclaimed == true].key]},
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
          wordings.filter(({key}) => key === one.key),
          countProducts(counted),
          today,
        )
      : 'This disclaimer isn’t published. Publish it first.'
    return message ? [{message, path: [{_key}]}] : []
  })
}
