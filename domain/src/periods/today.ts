/** Where the organisation has set none, or one that does not exist. */
export const defaultTimeZone = 'America/New_York'

/** Whether a name of the time zone database is known here. */
export function isTimeZone(name: unknown): name is string {
  if (typeof name !== 'string' || name === '') return false
  try {
    new Intl.DateTimeFormat('en-US', {timeZone: name})
    return true
  } catch {
    return false
  }
}

/** The day in a time zone at a moment, as `2026-11-22`. An unknown zone is the default one. */
export function todayIn(timeZone: unknown, now = new Date()): string {
  const zone = isTimeZone(timeZone) ? timeZone : defaultTimeZone
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
