/** Returns the time zone in which the browser shows and accepts times. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Formats an ISO time in the browser's time zone as `Nov 22, 2026, 9:00 AM`. */
export function formatTime(at: string): string {
  const date = new Date(at)
  if (Number.isNaN(date.getTime())) return 'at an unknown time'
  const hasSeconds = date.getSeconds() !== 0
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: hasSeconds ? 'medium' : 'short',
  }).format(date)
}

/** Formats a time zone with its offset at a moment as `America/Chicago (GMT-6)`. */
export function zoneName(timeZone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'shortOffset'}).formatToParts(
    moment,
  )
  const offset = parts.find(({type}) => type === 'timeZoneName')?.value
  return offset ? `${timeZone.replaceAll('_', ' ')} (${offset})` : timeZone
}
