/**
 * The moment of a day (`2026-12-01`) and a time (`09:00`) in a zone of the time zone database. A time that the clocks skip counts as the
 * same distance after the skip. Returns undefined for an invalid date, time or zone.
 */
export function momentIn(zone: string, day: string, time: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined
  const wall = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(day)) return undefined
  try {
    // The offset may be another one at the moment that it leads to.
    const guess = wall - offsetAt(zone, wall)
    const moment = wall - offsetAt(zone, guess)
    const exists = moment + offsetAt(zone, moment) === wall
    return new Date(exists ? moment : Math.max(guess, moment))
  } catch {
    return undefined
  }
}

/** How far the clocks of a zone are before UTC at a moment; both in milliseconds. Throws for a zone that does not exist. */
export function offsetAt(zone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(moment / 1000) * 1000
}
