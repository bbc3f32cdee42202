import {siteTimeZone} from '@upline/domain/dates/site-date.ts'
import {clockAt, momentOf} from '@upline/domain/dates/zoned-time.ts'

const timeZone = new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Formats an ISO time in the browser's time zone as `Nov 22, 2026, 9:00 AM`. */
export function formatTime(at: string): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return 'at a time that can’t be read'
  const hasSeconds = date.getSeconds() !== 0
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: hasSeconds ? 'medium' : 'short',
  }).format(date)
}

/** Formats an ISO time in the browser's time zone as `2026-11-22T09:00`, as inputs have it; '' if it can't be read. */
export function localTime(at: string, zone = timeZone): string {
  const moment = Date.parse(at)
  if (Number.isNaN(moment)) return ''
  const {date, time} = clockAt(zone, moment)
  return `${date}T${time}`.replace(/:00$/, '')
}

/**
 * Parses the value of an input as epoch milliseconds, or returns undefined if the clocks skip it. Of a time that the clocks repeat it returns
 * the first, unless the input still shows the `stored` time (ISO).
 */
export function readLocalTime(entered: string, stored?: string, zone = timeZone): number | undefined {
  if (stored && localTime(stored, zone) === entered) return Date.parse(stored)
  const [date = '', time = ''] = entered.split('T')
  return momentOf(zone, {date, time: time.slice(0, 8)})
}

/**
 * Names the browser's time zone with its offsets at the moments, or now without moments, and the site's time zone if it is another one:
 * `America/Chicago (GMT-6). In the site’s time zone, America/New York: Nov 22, 2026, 10:00 AM`.
 */
export function timeZoneNote(
  moments: readonly number[],
  {zone = timeZone, siteZone = siteTimeZone()} = {},
): string {
  const format = new Intl.DateTimeFormat('en-US', {timeZone: zone, timeZoneName: 'shortOffset'})
  const offsetAt = (moment: number) =>
    format.formatToParts(moment).find(({type}) => type === 'timeZoneName')?.value
  const offsets = new Set((moments.length > 0 ? moments : [Date.now()]).map(offsetAt))
  const own = `${zone.replaceAll('_', ' ')} (${[...offsets].join(', ')})`
  if (zone === siteZone) return own
  const site = siteZone.replaceAll('_', ' ')
  if (moments.length === 0) return `${own}; the site’s time zone is ${site}`
  const inSiteZone = new Intl.DateTimeFormat('en-US', {
    timeZone: siteZone,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const times = moments.map((moment) => inSiteZone.format(moment)).join('; ')
  return `${own}. In the site’s time zone, ${site}: ${times}`
}
