import {addDays, isDate} from '@upline/domain/dates/date.ts'
import {overlaps, type Period, periodState} from '@upline/domain/periods/period.ts'

/** Another version, with the name that staff know. */
export interface OtherVersion extends Period {
  label?: string | null
}

/** What is wrong with the days of a document itself, or `true`. */
export function periodProblem({effectiveFrom, effectiveUntil}: Period): true | string {
  for (const [bound, name] of [
    [effectiveFrom, 'first'],
    [effectiveUntil, 'last'],
  ] as const) {
    if (bound && !isDate(bound)) return `The ${name} day is no day of the calendar: choose one, or clear it.`
  }
  if (isDate(effectiveFrom) && isDate(effectiveUntil) && effectiveUntil < effectiveFrom) {
    return `The last day, ${effectiveUntil}, is before the first, ${effectiveFrom}: exchange them, or correct one.`
  }
  return true
}

/** On each day one version holds: names the first of the others that holds on a day of this one. */
export function overlapProblem(own: Period, others: readonly OtherVersion[]): true | string {
  if (periodProblem(own) !== true) return true
  const other = others.find((each) => periodProblem(each) === true && overlaps(own, each))
  if (!other) return true
  return `${nameOf(other)} holds ${daysText(other)}, which overlaps with ${daysText(own)}: end one on the day before the other begins.`
}

/** For a warning: what visitors see when this one has ended and nothing follows the next day. */
export function gapProblem(own: Period, others: readonly OtherVersion[]): true | string {
  const {effectiveUntil} = own
  if (!isDate(effectiveUntil) || periodProblem(own) !== true) return true
  const next = addDays(effectiveUntil, 1)
  const later = others
    .filter(
      (other) =>
        periodProblem(other) === true && (!isDate(other.effectiveUntil) || other.effectiveUntil >= next),
    )
    .map(({effectiveFrom}) => (isDate(effectiveFrom) ? effectiveFrom : ''))
    .sort()[0]
  if (later === undefined) {
    return `Nothing follows: from ${next} on the site says that this has ended. Create the version that holds from then on.`
  }
  return later <= next
    ? true
    : `Nothing holds from ${next} to ${addDays(later, -1)}: the site says so on these days. Extend this one, or let the next begin earlier.`
}

/** For a warning: a year that lies outside of the days on which the site shows it. */
export function yearProblem(year: unknown, {effectiveFrom, effectiveUntil}: Period): true | string {
  if (typeof year !== 'number') return true
  const [from, until] = [effectiveFrom, effectiveUntil].map((day) =>
    isDate(day) ? Number(day.slice(0, 4)) : year,
  )
  // The amounts of a year are published, and sold, in the autumn before it.
  const isInside = (from ?? year) <= year && year <= (until ?? year) + 1
  return isInside || `The year ${year} does not belong to the days on which this holds: check both.`
}

/** Validates a review: its date is not in the future, and a reviewer needs a date. */
export function reviewProblem(day: unknown, reviewer: unknown, today: string): true | string {
  if (day && !isDate(day)) return 'This isn’t a valid date. Choose one, or clear it.'
  if (isDate(day) && day > today)
    return 'A review can’t be in the future. Enter the date on which it was done.'
  if (reviewer && !day) return 'Enter the date of the review.'
  return true
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
    inForce: isDate(document.effectiveUntil) ? `until ${document.effectiveUntil}` : 'in force',
    over: `ended ${document.effectiveUntil}`,
    wrong: 'dates to check',
  }
  return texts[periodState(document, today)]
}

const nameOf = ({label}: OtherVersion): string => (label ? `“${label}”` : 'Another version')
