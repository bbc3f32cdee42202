import {siteDate} from '@upline/domain/dates/site-date.ts'

/** Warning for a day (YYYY-MM-DD) after today (same form): readers would see a date in the future. */
export function futureDateProblem(day: string | undefined, today: string): true | string {
  return day && day > today ? `This date is in the future; the site shows it as soon as you publish.` : true
}

/** Returns today's date (YYYY-MM-DD) in the time zone of the site settings. */
export const today = (): string => siteDate()
