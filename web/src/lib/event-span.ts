import {momentOf} from '@upline/domain/dates/zoned-time.ts'

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

/** Returns the events that end today or later, and those without a last date. */
export function upcoming<Entry extends {effectiveUntil: string | null}>(
  events: readonly Entry[],
  today: string,
): Entry[] {
  return events.filter(({effectiveUntil}) => !effectiveUntil || effectiveUntil >= today)
}

/** Paths of the iCalendar files of all events and of one event. */
export const calendarPath = '/calendar.ics'
export const eventPath = (id: string): string => `/calendar/${encodeURIComponent(id)}.ics`
