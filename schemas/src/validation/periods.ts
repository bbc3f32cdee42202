import type {ValidationContext} from '@sanity/types'
import {addDays, isDate} from '@upline/domain/dates/date.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {overlaps, type Period, periodState} from '@upline/domain/periods/period.ts'
import {versionKey, versionKeyGroq} from '@upline/domain/periods/version-key.ts'
import {isOther, query} from './dataset.ts'

/** Another version, with the name that staff know. */
interface OtherVersion extends Period {
  label?: string | null
}

/** Validates the effective dates of one document. */
export function validatePeriod({effectiveFrom, effectiveUntil}: Period): string | undefined {
  for (const [bound, name] of [
    [effectiveFrom, 'first'],
    [effectiveUntil, 'last'],
  ] as const) {
    if (bound && !isDate(bound)) return `The ${name} day isn’t a valid date. Pick a date or clear the field.`
  }
  if (isDate(effectiveFrom) && isDate(effectiveUntil) && effectiveUntil < effectiveFrom) {
    return `The last day, ${effectiveUntil}, is before the first, ${effectiveFrom}: swap the dates or fix one.`
  }
  return undefined
}

/** Rejects a version that is effective on a date of another one. */
export function validateOverlap(own: Period, others: readonly OtherVersion[]): string | undefined {
  if (validatePeriod(own)) return undefined
  const other = others.find((each) => !validatePeriod(each) && overlaps(own, each))
  if (!other) return undefined
  const start = startOf(own)
  const otherStart = startOf(other)
  const wayOut =
    start && start > otherStart
      ? `Give that one the last day ${addDays(start, -1)}.`
      : otherStart && otherStart > start
        ? `Give this one the last day ${addDays(otherStart, -1)}.`
        : 'Enter the first day of the newer one, or rename one.'
  return `${nameOf(other)} is effective ${daysText(other)}, this one ${daysText(own)}. ${wayOut}`
}

const startOf = ({effectiveFrom}: Period): string => (isDate(effectiveFrom) ? effectiveFrom : '')

/** In days: a version that ends later than this needs no next version yet. */
const gapNotice = 180

/** Warns if no version follows on the date after the last. */
export function validateGap(own: Period, others: readonly OtherVersion[], today: string): string | undefined {
  const {effectiveUntil} = own
  if (!isDate(effectiveUntil) || validatePeriod(own)) return undefined
  const next = addDays(effectiveUntil, 1)
  const later = others
    .filter(
      (other) => !validatePeriod(other) && (!isDate(other.effectiveUntil) || other.effectiveUntil >= next),
    )
    .map(({effectiveFrom}) => (isDate(effectiveFrom) ? effectiveFrom : ''))
    .sort()[0]
  if (later === undefined) {
    if (effectiveUntil > addDays(today, gapNotice)) return undefined
    return `No version follows: from ${next} on, the site says that this has expired. Create the next version.`
  }
  return later <= next
    ? undefined
    : `No version is effective from ${next} to ${addDays(later, -1)}, and the site says so. Extend this one, or start the next one earlier.`
}

/** Warns about a year outside the effective dates. */
export function validateYear(year: unknown, {effectiveFrom, effectiveUntil}: Period): string | undefined {
  if (typeof year !== 'number') return undefined
  const [from, until] = [effectiveFrom, effectiveUntil].map((day) =>
    isDate(day) ? Number(day.slice(0, 4)) : year,
  )
  // The amounts of a year are published, and sold, in the autumn before it.
  const isInside = (from ?? year) <= year && year <= (until ?? year) + 1
  return isInside ? undefined : `The year ${year} is outside the effective dates. Check both.`
}

/** Validates a review: its date is not in the future, and a reviewer needs a date. */
export function validateReview(day: unknown, reviewer: unknown, today: string): string | undefined {
  if (day && !isDate(day)) return 'This isn’t a valid date. Choose one, or clear it.'
  if (isDate(day) && day > today)
    return 'A review can’t be in the future. Enter the date on which it was done.'
  if (reviewer && !day) return 'Enter the date of the review.'
  return undefined
}

/** “from 2024-01-01 to 2024-12-31”, “since 2024-01-01”, “until 2024-12-31”, “always”. */
function daysText({effectiveFrom, effectiveUntil}: Period): string {
  const from = isDate(effectiveFrom) ? effectiveFrom : undefined
  const until = isDate(effectiveUntil) ? effectiveUntil : undefined
  if (from && until) return `from ${from} to ${until}`
  if (from) return `from ${from} on`
  return until ? `until ${until}` : 'always'
}

/** Returns a note about the effective dates for the preview, or undefined without dates. */
export function periodText(document: Period, today: string): string | undefined {
  const texts = {
    always: undefined,
    upcoming: `from ${document.effectiveFrom}`,
    inForce: isDate(document.effectiveUntil) ? `until ${document.effectiveUntil}` : 'in effect',
    over: `ended ${document.effectiveUntil}`,
    wrong: 'dates to check',
  }
  return texts[periodState(document, today)]
}

const nameOf = ({label}: OtherVersion): string => (label ? `“${label}”` : 'Another version')

/** Returns the effective dates of the edited document. */
export const periodOf = ({document}: ValidationContext): Period => ({
  effectiveFrom: document?.effectiveFrom,
  effectiveUntil: document?.effectiveUntil,
})

/** Fetches the other versions of this document, each as its draft if it has one, because the versions of a new period are edited together. */
export async function otherVersions(context: ValidationContext): Promise<OtherVersion[]> {
  const {document} = context
  const groq = `*[_type == $type && ${versionKeyGroq('')} == $key && ${isOther}]{
    "label": string(coalesce(label, title, name)),
    effectiveFrom,
    effectiveUntil
  }`
  return query(context, groq, {type: document?._type, key: versionKey(document ?? {})}, 'drafts')
}

/** Rejects versions that overlap. Two without dates do: their lists and their sections could not tell them apart. */
export async function checkOverlap(context: ValidationContext): Promise<string | undefined> {
  return validateOverlap(periodOf(context), await otherVersions(context))
}

/** Warns about a date (YYYY-MM-DD) in the future. */
export function validatePastDate(date: string | undefined): string | undefined {
  return date && date > siteDate()
    ? 'This date is in the future; the site shows it as soon as you publish.'
    : undefined
}
