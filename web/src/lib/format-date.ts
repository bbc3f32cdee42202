const format = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'})

/** Formats a calendar date (`2026-03-01`) in UTC, so that no time zone moves it. Returns text that is not a date unchanged. */
export function formatDate(date: string | null | undefined): string {
  const parsed = new Date(date ?? '')
  return Number.isNaN(parsed.getTime()) ? (date ?? '') : format.format(parsed)
}
