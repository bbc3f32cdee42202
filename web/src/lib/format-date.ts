const format = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'})

/** A calendar date of content (`2026-03-01`) in words: no time zone may move it to the day before. */
export function formatDate(date: string): string {
  return format.format(new Date(date))
}
