import {tzOffset} from '@date-fns/tz/tzOffset'
import {isDate} from './date.ts'

/** Used if the settings have no time zone or an unknown one. */
export const defaultTimeZone = 'America/New_York'

/** A date and time without a zone: `2026-11-22`, `09:00` or `09:00:00`. */
export interface ClockTime {
  date: string
  time: string
}

/** Returns whether a value is a name in the time zone database. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name === '') return false
  try {
    new Intl.DateTimeFormat('en-US', {timeZone: name})
    return true
  } catch {
    return false
  }
}

/** Returns the date at a moment in a time zone, as `2026-11-22`. Uses the default zone if the zone is unknown. */
export function todayIn(timeZone: unknown, moment: number | Date = Date.now()): string {
  return clockAt(isTimeZone(timeZone) ? timeZone : defaultTimeZone, Number(moment)).date
}

/** Returns the date and time of a moment (epoch milliseconds) in a known time zone. */
export function clockAt(timeZone: string, moment: number): ClockTime {
  const iso = new Date(moment + offsetAt(timeZone, moment)).toISOString()
  return {date: iso.slice(0, 10), time: iso.slice(11, 19)}
}

/**
 * Returns the moment (epoch milliseconds) of a date and time in a time zone. A time that daylight saving time repeats is the first of
 * the two. Returns undefined if daylight saving time skips the time, or if the date, time or zone is invalid.
 */
export function momentOf(timeZone: string, {date, time}: ClockTime): number | undefined {
  if (!isTimeZone(timeZone) || !isDate(date) || !/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time))
    return undefined
  const asUtc = Date.parse(`${date}T${time}Z`)
  // Offsets are between -12 and +14 hours, so these include the offsets before and after any change.
  return [-dayMs, 0, dayMs]
    .map((shift) => asUtc - offsetAt(timeZone, asUtc + shift))
    .sort((a, b) => a - b)
    .find((moment) => moment + offsetAt(timeZone, moment) === asUtc)
}

/** Returns noon of a date in a time zone, or in the default zone if the zone is unknown. */
export function noonOf(timeZone: unknown, date: string): Date {
  const zone = isTimeZone(timeZone) ? timeZone : defaultTimeZone
  return new Date(momentOf(zone, {date, time: '12:00'}) ?? Number.NaN)
}

const dayMs = 86_400_000

function offsetAt(timeZone: string, moment: number): number {
  return tzOffset(timeZone, new Date(moment)) * 60_000
}
