// The organization's time zone decides when a date ends.
const format = new Intl.DateTimeFormat('en-CA', {timeZone: 'America/New_York', dateStyle: 'short'})

/** Formats the date of an instant as `2026-11-22`. */
export const eventDay = (now = new Date()): string => format.format(now)

type Dated = {startDate?: string | null; effectiveUntil?: string | null}

/** Returns the events that have a start date and have not ended on `today`. */
export function upcoming<Entry extends Dated>(
  events: readonly Entry[],
  today: string,
): (Entry & {startDate: string})[] {
  return events.filter(
    (event): event is Entry & {startDate: string} =>
      typeof event.startDate === 'string' && (!event.effectiveUntil || event.effectiveUntil >= today),
  )
}
