// The organization's time zone decides when a date ends.
const format = new Intl.DateTimeFormat('en-CA', {timeZone: 'America/New_York', dateStyle: 'short'})

/** Formats the date of an instant as `2026-11-22`. */
export const eventDay = (now = new Date()): string => format.format(now)

/** Events whose last day is not over on `today`; one without a readable last day stays. */
export function upcoming<Entry extends {effectiveUntil: string | null}>(
  events: readonly Entry[],
  today: string,
): Entry[] {
  return events.filter(({effectiveUntil}) => !effectiveUntil || effectiveUntil >= today)
}
