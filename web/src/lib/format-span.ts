import type {EventSpan} from './event-span.ts'
import {formatDate} from './format-date.ts'

/** Formats the dates and times of an event: `March 3, 2027` and `9:00 AM – 10:30 AM EST`, without times for whole days. */
export function formatSpan(span: EventSpan): {days: string; times: string | undefined} {
  if (span.kind === 'days') {
    const {first, last} = span
    return {
      days: first === last ? formatDate(first) : `${formatDate(first)} – ${formatDate(last)}`,
      times: undefined,
    }
  }
  const {start, end, timeZone} = span
  const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone})
  const time = new Intl.DateTimeFormat('en-US', {timeStyle: 'short', timeZone})
  const zone = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'short'})
    .formatToParts(start)
    .find(({type}) => type === 'timeZoneName')?.value
  const days = [...new Set([day.format(start), day.format(end)])].join(' – ')
  const times = [...new Set([time.format(start), time.format(end)])].join(' – ')
  // Node and browsers do not agree on the space before AM.
  return {days, times: `${times} ${zone}`.replaceAll('\u202f', ' ')}
}
