import {addDays, isDate} from '../dates/date.ts'

/** The days on which a document holds, both included, as `2026-10-01`. A bound that is missing, or no day, does not bind. */
export type Period = {effectiveFrom?: unknown; effectiveUntil?: unknown}

/**
 * `always`: neither bound is set. `upcoming`, `inForce`, `over`: where today lies. `wrong`: a bound is no day, or the last day is before
 * the first.
 */
type PeriodState = 'always' | 'upcoming' | 'inForce' | 'over' | 'wrong'

const dayOf = (value: unknown): string | undefined => (isDate(value) ? value : undefined)
const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== ''

/** Where `today` (`2026-11-22`) lies in the period of a document, whatever stands in its fields. */
export function periodState(document: unknown, today: string): PeriodState {
  // Any value may be asked about: a document of the lake is whatever somebody wrote.
  const {effectiveFrom, effectiveUntil} = Object(document ?? {}) as Period
  const isWrong = [effectiveFrom, effectiveUntil].some((bound) => isSet(bound) && !isDate(bound))
  const [from, until] = [dayOf(effectiveFrom), dayOf(effectiveUntil)]
  if (isWrong || (from && until && until < from)) return 'wrong'
  if (!from && !until) return 'always'
  if (from && today < from) return 'upcoming'
  return until && today > until ? 'over' : 'inForce'
}

/** Whether a document holds on a day. One whose last day is before its first never does. */
export function isInForce({effectiveFrom, effectiveUntil}: Period, today: string): boolean {
  const [from, until] = [dayOf(effectiveFrom), dayOf(effectiveUntil)]
  return (!from || from <= today) && (!until || today <= until)
}

/** Whether there is a day on which both hold. */
export function overlaps(a: Period, b: Period): boolean {
  const latest = '9999-12-31'
  return (
    key(a, 'effectiveFrom') <= (dayOf(b.effectiveUntil) ?? latest) &&
    key(b, 'effectiveFrom') <= (dayOf(a.effectiveUntil) ?? latest)
  )
}

type Picked<Version> = {version: Version; isOver: boolean}

/**
 * Of several versions of one thing the one to show on a day. Of those in force it is the one that began last; where none is, the one
 * that ended last, marked as over. Undefined where all are still to come. The order of the versions does not matter.
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

/** The next day after `today` on which one of the documents begins to hold, or holds no more; undefined where none does. */
export function nextChange(documents: readonly Period[], today: string): string | undefined {
  return documents
    .flatMap(({effectiveFrom, effectiveUntil}) => [
      dayOf(effectiveFrom),
      isDate(effectiveUntil) ? addDays(effectiveUntil, 1) : undefined,
    ])
    .filter((day) => day !== undefined && day > today)
    .sort()[0]
}

function hasEnded({effectiveFrom, effectiveUntil}: Period, today: string): boolean {
  const [from, until] = [dayOf(effectiveFrom), dayOf(effectiveUntil)]
  return until !== undefined && until < today && (!from || from <= until)
}

const key = (version: Period, bound: keyof Period): string => dayOf(version[bound]) ?? ''
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
