import {firstWeekday} from '@upline/domain/dates/date.ts'

export type EventTimes = {
  allDay?: boolean
  weekdays?: boolean
  startDate?: string
  startTime?: string
  endDate?: string
  endTime?: string
}

/** Validates a time such as `09:00` or `17:30`. */
export function validateTime(time: string | undefined): string | undefined {
  return !time || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? undefined
    : 'Enter the time with four digits, from 00:00 to 23:59, such as 09:00 or 17:30.'
}

/** Validates that an event ends after it begins. The times of an all-day event are ignored. */
export function validateEventEnd({
  allDay,
  weekdays,
  startDate,
  startTime,
  endDate,
  endTime,
}: EventTimes): string | undefined {
  if (!startDate) return undefined
  if (endDate && endDate < startDate)
    return 'The last day is before the first. Enter a later one, or clear it.'
  if (weekdays && endDate && firstWeekday(startDate) > endDate)
    return 'No weekday is between the first and the last day. Enter a later last day.'
  if (allDay || !startTime || !endTime || (endDate && endDate > startDate)) return undefined
  return endTime > startTime
    ? undefined
    : 'It ends before it begins. Enter a later end time, or a last day if it goes past midnight.'
}
