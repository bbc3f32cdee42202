import {firstWeekday} from '@upline/domain/dates/date.ts'

export type EventTimes = {
  allDay?: boolean
  weekdays?: boolean
  startDate?: string
  startTime?: string
  endDate?: string
  endTime?: string
}

/** Validates a time such as `09:00` or `17:30`. The error for a time such as `2:30 PM` names the same time in this format. */
export function validateTime(time: string | undefined): string | undefined {
  if (!time || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  const [, hour, minutes = '00', half] = /^\s*(0?[1-9]|1[0-2])(?::([0-5]\d))?\s*([ap])m\s*$/i.exec(time) ?? []
  if (!hour || !half) return 'Enter the time with four digits, from 00:00 to 23:59, such as 09:00 or 17:30.'
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return `Enter ${String(hours).padStart(2, '0')}:${minutes} for ${time.trim()}.`
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
    return 'There is no weekday between the first and the last day. Enter a later last day.'
  if (allDay || !startTime || !endTime || endTime > startTime) return undefined
  if (weekdays)
    return 'It ends before it begins. Enter a later end time: a repeating event must end before midnight.'
  return endDate && endDate > startDate
    ? undefined
    : 'It ends before it begins. Enter a later end time, or a last day if it goes past midnight.'
}
