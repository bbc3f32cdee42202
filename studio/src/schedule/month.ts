/** A day without a zone: `2026-11-22`. */
export type Day = string

/** The weeks of the month that `day` is in, from Sunday to Saturday, filled up with days of the months beside it. */
export function weeksOf(day: Day): Day[][] {
  const first = `${day.slice(0, 7)}-01`
  const month = day.slice(0, 7)
  const weeks: Day[][] = []
  let start = addDays(first, -weekday(first))
  do {
    const week = Array.from({length: 7}, (_, i) => addDays(start, i))
    weeks.push(week)
    start = addDays(start, 7)
  } while (start.slice(0, 7) === month)
  return weeks
}

/** Where a key moves the focus to from `day`; undefined for keys that move nothing. */
export function dayAfterKey(day: Day, key: string): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday(day))
    case 'End':
      return addDays(day, 6 - weekday(day))
    case 'PageUp':
      return addMonths(day, -1)
    case 'PageDown':
      return addMonths(day, 1)
    default:
      return undefined
  }
}

/** The same day of another month, or its last one where it is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return toDay(new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))))
}

function addDays(day: Day, days: number): Day {
  return toDay(new Date(Date.parse(day) + days * 86_400_000))
}

function weekday(day: Day): number {
  return new Date(day).getUTCDay()
}

function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10)
}
