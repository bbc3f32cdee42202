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

/** Parses `2:05`, `2:05 pm`, `14:05` or `9 am` as `14:05` or `14:05:00`; undefined if the text is not a time. */
export function parseClock(text: string): string | undefined {
  const [, hour, minute = '00', seconds = '', half] =
    /^(\d{1,2})(?:[:.]([0-5]\d)(:[0-5]\d)?)?\s*(?:([ap])\.?m?\.?)?$/i.exec(text.trim()) ?? []
  if (hour === undefined || Number(hour) > (half ? 12 : 23) || (half && Number(hour) === 0)) return undefined
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute}${seconds}`
}

/** Formats `14:05:00` as `2:05 PM`. */
export function formatClock(time: string): string {
  const hasSeconds = time.length > 5 && !time.endsWith(':00')
  const options = {timeStyle: hasSeconds ? 'medium' : 'short', timeZone: 'UTC'} as const
  const moment = new Date(`2000-01-01T${time}Z`)
  return Number.isNaN(moment.getTime()) ? '' : new Intl.DateTimeFormat('en-US', options).format(moment)
}

/** Formats a time zone with its offset at a moment as `America/Chicago (GMT-6)`. */
export function zoneName(timeZone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'shortOffset'}).formatToParts(
    moment,
  )
  const offset = parts.find(({type}) => type === 'timeZoneName')?.value
  return offset ? `${timeZone.replaceAll('_', ' ')} (${offset})` : timeZone
}
