const format = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'})

/** A calendar date of content (`2026-03-01`) in words: no time zone may move it to the day before. What is none stays as it is. */
export function formatDate(date: string): string {
  const day = new Date(date)
  return Number.isNaN(day.getTime()) ? date : format.format(day)
}
