import {addDays, isDate} from '../dates/date.ts'

/** The first and last date on which a document is effective, as `2026-10-01`. A missing or invalid date does not limit it. */
export type Period = {effectiveFrom?: unknown; effectiveUntil?: unknown}

/** `always` if neither date is set; `wrong` if a date is invalid or the last date is before the first. */
type PeriodState = 'always' | 'upcoming' | 'inForce' | 'over' | 'wrong'

const dateOf = (value: unknown): string | undefined => (isDate(value) ? value : undefined)
const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Compares today's date (`2026-11-22`) with the period of a document with unvalidated fields. */
export function periodState(document: unknown, today: string): PeriodState {
  const {effectiveFrom, effectiveUntil}: Period = Object(document ?? {})
  const isWrong = [effectiveFrom, effectiveUntil].some((bound) => isSet(bound) && !isDate(bound))
  const [from, until] = [dateOf(effectiveFrom), dateOf(effectiveUntil)]
  if (isWrong || (from && until && until < from)) return 'wrong'
  if (!from && !until) return 'always'
  if (from && today < from) return 'upcoming'
  return until && today > until ? 'over' : 'inForce'
}

/** Returns whether a document is effective today. False if its last date is before its first. */
export function isInForce({effectiveFrom, effectiveUntil}: Period, today: string): boolean {
  const [from, until] = [dateOf(effectiveFrom), dateOf(effectiveUntil)]
  return (!from || from <= today) && (!until || today <= until)
}

/** Returns whether both periods share a date. */
export function overlaps(a: Period, b: Period): boolean {
  const latest = '9999-12-31'
  return (
    key(a, 'effectiveFrom') <= (dateOf(b.effectiveUntil) ?? latest) &&
    key(b, 'effectiveFrom') <= (dateOf(a.effectiveUntil) ?? latest)
  )
}

type Picked<Version> = {version: Version; isOver: boolean}

/**
 * Returns the version to show today: the effective version that began last, or else the expired version that ended last. Returns undefined
 * if all versions are in the future. The order of the versions does not matter.
 */
export function pickVersion<Version extends Period & {_id?: string}>(
  versions: readonly Version[],
  today: string,
): Picked<Version> | undefined {
  const newest = (candidates: Version[], bound: keyof Period) =>
    candidates.sort((a, b) => compare(key(b, bound), key(a, bound)) || compare(a._id ?? '', b._id ?? ''))[0]
  const inForce = newest(
    versions.filter((version) => isInForce(version, today)),
    'effectiveFrom',
  )
  if (inForce) return {version: inForce, isOver: false}
  const ended = newest(
    versions.filter((version) => hasEnded(version, today)),
    'effectiveUntil',
  )
  return ended && {version: ended, isOver: true}
}

/** Returns the next date after `today` on which a document becomes effective or has expired, or undefined. */
export function nextChange(documents: readonly Period[], today: string): string | undefined {
  return documents
    .flatMap(({effectiveFrom, effectiveUntil}) => [
      dateOf(effectiveFrom),
      isDate(effectiveUntil) ? addDays(effectiveUntil, 1) : undefined,
    ])
    .filter((date) => date !== undefined && date > today)
    .sort()[0]
}

function hasEnded({effectiveFrom, effectiveUntil}: Period, today: string): boolean {
  const [from, until] = [dateOf(effectiveFrom), dateOf(effectiveUntil)]
  return until !== undefined && until < today && (!from || from <= until)
}

const key = (version: Period, bound: keyof Period): string => dateOf(version[bound]) ?? ''
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
