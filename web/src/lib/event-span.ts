import {momentIn} from './zoned-time.ts'

export type EventTimes = {
  allDay: boolean | null
  startDate: string
  startTime: string | null
  endDate: string | null
  endTime: string | null
  timeZone: string | null
}

/** When an event is: whole days, both included, or from moment to moment in a zone. */
export type EventSpan =
  | {kind: 'days'; first: string; last: string}
  | {kind: 'moments'; start: Date; end: Date; timeZone: string}

/** An event whose times cannot be read takes whole days: a wrong hour would be worse than none. */
export function eventSpan({allDay, startDate, startTime, endDate, endTime, timeZone}: EventTimes): EventSpan {
  const last = endDate && endDate > startDate ? endDate : startDate
  const days = {kind: 'days', first: startDate, last} as const
  if (allDay || !startTime || !timeZone) return days
  const start = momentIn(timeZone, startDate, startTime)
  const end = endTime ? momentIn(timeZone, last, endTime) : start
  if (!start || !end) return days
  // biome-ignore lint/complexity/useMathMinMax: of dates it would make numbers
  return {kind: 'moments', start, end: end > start ? end : start, timeZone}
}

/** Where the prerenderer puts all events, and one of them, for calendar programs. */
export const calendarPath = '/calendar.ics'
export const eventPath = (id: string): string => `/calendar/${encodeURIComponent(id)}.ics`
