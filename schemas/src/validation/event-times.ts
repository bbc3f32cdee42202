export type EventTimes = {
  allDay?: boolean
  startDate?: string
  startTime?: string
  endDate?: string
  endTime?: string
}

/** A time of day as `09:00` or `17:30`: true, or what is wrong with it. */
export function timeProblem(time: string | undefined): true | string {
  return !time || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)
    ? true
    : 'Enter the time with four digits, from 00:00 to 23:59, such as 09:00 or 17:30.'
}

/** Whether an event ends after it begins: true, or what to do. Times of an event that takes whole days do not count. */
export function eventEndProblem({allDay, startDate, startTime, endDate, endTime}: EventTimes): true | string {
  if (!startDate) return true
  if (endDate && endDate < startDate) return 'The last day is before the first: give a later one, or none.'
  if (allDay || !startTime || !endTime || (endDate && endDate > startDate)) return true
  return endTime > startTime
    ? true
    : 'It ends before it begins: give a later time, or a later last day where it goes past midnight.'
}
