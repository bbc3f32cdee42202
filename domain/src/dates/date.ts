/** Returns whether a value is a date of the calendar in the form `2026-10-01`. */
export function isDate(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

/** Returns the date `count` days after a date, or before it if `count` is negative. */
export function addDays(date: string, count: number): string {
  const result = new Date(`${date}T00:00:00Z`)
  result.setUTCDate(result.getUTCDate() + count)
  return result.toISOString().slice(0, 10)
}

/** Returns the date, or the Monday after it if it is on a weekend. Returns text that is not a date unchanged. */
export function firstWeekday(date: string): string {
  if (!isDate(date)) return date
  const day = new Date(date).getUTCDay()
  return addDays(date, day === 6 ? 2 : day === 0 ? 1 : 0)
}
