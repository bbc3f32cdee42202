import {siteDate} from '@upline/domain/dates/site-date.ts'

/** Warning for a day (YYYY-MM-DD) after today (same form): readers would see a date in the future. */
export function validatePastDate(day: string | undefined, today: string): string | undefined {
  return day && day > today
    ? `This date is in the future; the site shows it as soon as you publish.`
    : undefined
}

/** Returns today's date (YYYY-MM-DD) in the time zone of the site settings. */
export const today = (): string => siteDate()
