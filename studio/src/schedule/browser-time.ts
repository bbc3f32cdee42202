import {clockAt} from '@upline/domain/dates/zoned-time.ts'

/** The time zone in which the browser shows and accepts times. */
const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Formats an ISO time in the browser's time zone as `Nov 22, 2026, 9:00 AM`. */
export function formatTime(at: string): string {
  const date = new Date(at)
  const hasSeconds = date.getSeconds() !== 0
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: hasSeconds ? 'medium' : 'short',
  }).format(date)
}

/** Formats an ISO time in the browser's time zone as `2026-11-22T09:00`, as inputs have it. */
export function localTime(at: string): string {
  const {date, time} = clockAt(timeZone, Date.parse(at))
  return `${date}T${time}`.replace(/:00$/, '')
}

/** Returns the browser's time zone with its offset of now, as `America/Chicago (GMT-6)`. */
export function timeZoneName(): string {
  const parts = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'shortOffset'}).formatToParts()
  const offset = parts.find(({type}) => type === 'timeZoneName')?.value
  return `${timeZone.replaceAll('_', ' ')} (${offset})`
}
