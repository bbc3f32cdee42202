import {addDays, firstWeekday, isDate} from '@upline/domain/dates/date.ts'
import {momentOf, todayIn} from '@upline/domain/dates/zoned-time.ts'
import {formatDate} from './format-date.ts'

/** The stored time of an event, or of a series on weekdays. */
type StoredTimes = {allDay?: boolean | null; weekdays?: boolean | null} & Partial<
  Record<'startDate' | 'startTime' | 'endDate' | 'endTime' | 'timeZone', string | null>
>

export type EventTimes = StoredTimes & {startDate: string}

/** The time of an event: dates, both included, or moments with the time zone to show them in. */
export type EventSpan =
  | {kind: 'days'; first: string; last: string}
  | {kind: 'moments'; start: Date; end: Date; timeZone: string}

/** Returns the time of an event, or of the first date of a series. Ignores invalid times, because a wrong hour is worse than none. */
export function eventSpan(event: EventTimes): EventSpan {
  const {allDay, weekdays, startDate, startTime, endDate, endTime, timeZone} = event
  const last = !weekdays && endDate && endDate > startDate ? endDate : startDate
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
  const zoned = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  const zoneOf = (moment: Date) => zoned.formatToParts(moment).at(-1)?.value ?? ''
  const days = range(day.format(start), day.format(end))
  // Daylight saving time may begin or end in between.
  const first = zoneOf(start) === zoneOf(end) ? time : zoned
  const times = `${range(first.format(start), time.format(end))} ${zoneOf(end)}`
  // Lines break only after the dash. Node and browsers do not agree on the space before AM.
  return {days, times: times.replace(/(?<!–)\s/g, '\u00a0')}
}

/** Returns the moment at which an event begins; 0, before all others, for whole days. */
function momentOfStart(event: EventTimes): number {
  const span = eventSpan(event)
  return span.kind === 'days' ? 0 : span.start.getTime()
}

/** When a list is read: a date and its time zone, and the moment if it is known. */
export type ListTime = {today: string; timeZone: unknown; now?: Date}

/**
 * Returns the events that are not over, the soonest first. An event is over on the date after its end in the time zone of the list. A series
 * on weekdays has its next date instead; each date of it is over when its time has passed.
 */
export function upcoming<Event extends StoredTimes>(
  events: readonly Event[],
  {today, timeZone, now}: ListTime,
): (Event & {startDate: string})[] {
  const isOver = (event: EventTimes, moment?: Date) => {
    const span = eventSpan(event)
    if (span.kind === 'days') return span.last < today
    return moment ? span.end < moment : todayIn(timeZone, span.end) < today
  }
  return events
    .filter((event): event is Event & {startDate: string} => typeof event.startDate === 'string')
    .map((event) => {
      if (!event.weekdays || !isDate(event.startDate) || !isDate(today)) return event
      // In the time zone of the event it can still be the date before.
      let startDate = firstWeekday(later(event.startDate, addDays(today, -1)))
      while (isOver({...event, startDate}, now)) startDate = firstWeekday(addDays(startDate, 1))
      return {...event, startDate}
    })
    .filter((event) => (event.weekdays ? !event.endDate || event.endDate >= event.startDate : !isOver(event)))
    .sort((a, b) => a.startDate.localeCompare(b.startDate) || momentOfStart(a) - momentOfStart(b))
}

/** The stored fields of an event list. Without `kinds` it shows all kinds; `most` is the number of events of a short list. */
type StoredList<Event> = {events: readonly Event[]; kinds?: unknown; most?: unknown}

/**
 * Returns the coming events of the list's kinds, also beyond `most`. A short list leaves out events that repeat every weekday unless it has no
 * others.
 */
export function upcomingOf<Event extends StoredTimes & {kind?: unknown}>(
  {events, kinds, most}: StoredList<Event>,
  time: ListTime,
): (Event & {startDate: string})[] {
  const isChosen = (kind: unknown) => !Array.isArray(kinds) || kinds.length === 0 || kinds.includes(kind)
  const coming = upcoming(events, time).filter(({kind}) => isChosen(kind))
  const single = most ? coming.filter(({weekdays}) => !weekdays) : []
  return single.length > 0 ? single : coming
}

const later = (a: string, b: string): string => (a > b ? a : b)
