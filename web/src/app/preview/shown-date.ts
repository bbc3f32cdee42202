import {isDate} from '@upline/domain/dates/date.ts'

const parameter = 'date'

/** Returns the date whose site the preview shows, from an address such as `/about?date=2027-01-01`. */
export function shownDate(address: string): string | undefined {
  const date = new URL(address, 'http://site').searchParams.get(parameter)
  return isDate(date) ? date : undefined
}

/** Adds the date to an address, so that the Studio's address keeps it when the editor follows a link. */
export function withShownDate(address: string, date: string | undefined): string {
  if (!date) return address
  const url = new URL(address, 'http://site')
  url.searchParams.set(parameter, date)
  return `${url.pathname}${url.search}${url.hash}`
}
