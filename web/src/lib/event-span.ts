import {encodeAddressPart} from '@upline/domain/content/well-formed.ts'
import {addDays, isDate} from '@upline/domain/dates/date.ts'
import {momentOf} from '@upline/domain/dates/zoned-time.ts'
import {formatDate} from './format-date.ts'

export type EventTimes = {
  allDay: boolean | null
  startDate: string
  startTime: string | null
  endDate: string | null
  endTime: string | null
  timeZone: string | null
}

/** The time of an event: dates, both included, or moments with the time zone to show them in. */
export type EventSpan =
  | {kind: 'days'; first: string; last: string}
  | {kind: 'moments'; start: Date; end: Date; timeZone: string}

/** Returns the time of an event. Ignores invalid times, because a wrong hour is worse than none. */
export function eventSpan({allDay, startDate, startTime, endDate, endTime, timeZone}: EventTimes): EventSpan {
  const last = endDate && endDate > startDate ? endDate : startDate
  const days = {kind: 'days', first: startDate, last} as const
  if (allDay || !startTime || !timeZone) return days
  const start = momentOf(timeZone, {date: startDate, time: startTime})
  const end = endTime ? momentOf(timeZone, {date: last, time: endTime}) : start
  if (start === undefined || end === undefined) return days
  return {kind: 'moments', start: new Date(start), end: new Date(Math.max(start, end)), timeZone}
}

/** Formats the dates and times of an event: `March 3, 2027` and `9:00 AM – 10:30 AM EST`, without times for whole days. */
export function formatSpan(span: EventSpan): {days: string; times: string | undefined} {
  const range = (...bounds: string[]) => [...new Set(bounds)].join(' – ')
  if (span.kind === 'days')
    return {days: range(formatDate(span.first), formatDate(span.last)), times: undefined}
  const {start, end, timeZone} = span
  const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone})
  const time = new Intl.DateTimeFormat('en-US', {timeStyle: 'short', timeZone})
  const zone = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'short'})
    .formatToParts(start)
    .find(({type}) => type === 'timeZoneName')?.value
  const days = range(day.format(start), day.format(end))
  const times = range(time.format(start), time.format(end))
  // Lines break only after the dash. Node and browsers do not agree on the space before AM.
  return {days, times: `${times} ${zone}`.replace(/(?<!–)\s/g, '\u00a0')}
}

type Dated = Partial<
  Record<'startDate' | 'endDate' | 'endTime' | 'timeZone' | 'effectiveUntil', string | null>
> & {
  weekdays?: boolean | null
}

/** Returns the events that are not over on `today`, the soonest first; what repeats every weekday has its next date, by the time of `now`. */
export function upcoming<Entry extends Dated>(
  events: readonly Entry[],
  today: string,
  now?: Date,
): (Entry & {startDate: string})[] {
  return events
    .filter((event): event is Entry & {startDate: string} => typeof event.startDate === 'string')
    .map((event) =>
      event.weekdays ? {...event, startDate: nextWeekday(event, today, now), endDate: null} : event,
    )
    .filter(
      ({effectiveUntil, startDate, weekdays}) =>
        !effectiveUntil || effectiveUntil >= (weekdays ? startDate : today),
    )
    .sort((a, b) => a.startDate.localeCompare(b.startDate))
}

/** Returns the first weekday from both dates on, without a call that is over; the start date if it is not a date. */
function nextWeekday({startDate, endTime, timeZone}: Dated & {startDate: string}, today: string, now?: Date) {
  const end = endTime && timeZone ? momentOf(timeZone, {date: today, time: endTime}) : undefined
  const first = now && end && end < now.getTime() ? addDays(today, 1) : today
  const date = isDate(first) && first > startDate ? first : startDate
  if (!isDate(date)) return startDate
  const day = new Date(date).getUTCDay()
  return addDays(date, day === 6 ? 2 : day === 0 ? 1 : 0)
}

/** Paths of the iCalendar files of all events and of one event. */
export const calendarPath = '/calendar.ics'
export const eventPath = (id: string): string => `/calendar/${encodeAddressPart(id)}.ics`
