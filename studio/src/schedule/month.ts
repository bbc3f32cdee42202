import {addDays} from '@upline/domain/dates/date.ts'

/** Returns the weeks (Sunday to Saturday) of a date's month, with dates of the months before and after. */
export function weeksOf(date: string): string[][] {
  const first = `${date.slice(0, 7)}-01`
  const month = date.slice(0, 7)
  const weeks: string[][] = []
  let start = addDays(first, -weekday(first))
  do {
    const week = Array.from({length: 7}, (_, i) => addDays(start, i))
    weeks.push(week)
    start = addDays(start, 7)
  } while (start.slice(0, 7) === month)
  return weeks
}

/** Returns the date that a key moves the focus to, or undefined if it moves nothing. */
export function dateAfterKey(date: string, key: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekday(date))
    case 'End':
      return addDays(date, 6 - weekday(date))
    case 'PageUp':
      return addMonths(date, -1)
    case 'PageDown':
      return addMonths(date, 1)
    default:
      return undefined
  }
}

/** Adds months; the result is the last date of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return formatDate(new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))))
}

function weekday(date: string): number {
  return new Date(date).getUTCDay()
}

function formatDate(date: Date): string {
  return date.toISOString().slice(0, 10)
}
