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

/** Returns the browser's time zone with its offsets at the times, or now without times, as `America/Chicago (GMT-6, GMT-5)`. */
export function timeZoneName(times: readonly string[]): string {
  const format = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'shortOffset'})
  const offsetAt = (moment?: Date) =>
    format.formatToParts(moment).find(({type}) => type === 'timeZoneName')?.value
  const offsets = times.length > 0 ? times.map((time) => offsetAt(new Date(time))) : [offsetAt()]
  return `${timeZone.replaceAll('_', ' ')} (${[...new Set(offsets)].join(', ')})`
}
