/** A date and a time in a time zone: `2026-11-22`, `09:00:00`. */
export interface ClockTime {
  date: string
  time: string
}

/** Returns the date and time of a moment (epoch milliseconds) in a time zone. */
export function clockAt(moment: number, timeZone: string): ClockTime {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(moment).map(({type, value}) => [type, value]))
  return {
    date: `${part.year?.padStart(4, '0')}-${part.month}-${part.day}`,
    time: `${part.hour}:${part.minute}:${part.second}`,
  }
}

/**
 * Returns the moment (epoch milliseconds) of a date and time in a time zone: the first one if daylight saving time repeats it,
 * undefined if it skips it or if the time is invalid.
 */
export function momentOf({date, time}: ClockTime, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(asUtc)) return undefined
  // Offsets are between -12 and +14 hours, so these include the offsets before and after any change.
  const offsets = [-day, 0, day].map((shift) => offsetAt(asUtc + shift, timeZone))
  const moments = offsets.map((offset) => asUtc - offset).sort((a, b) => a - b)
  return moments.find((moment) => {
    const shown = clockAt(moment, timeZone)
    return shown.date === date && shown.time === time
  })
}

/** Formats a time zone with its offset at a moment as `America/Chicago (GMT-6)`. */
export function zoneName(timeZone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'shortOffset'}).formatToParts(
    moment,
  )
  const offset = parts.find(({type}) => type === 'timeZoneName')?.value
  return offset ? `${timeZone.replaceAll('_', ' ')} (${offset})` : timeZone
}

const day = 86_400_000

function offsetAt(moment: number, timeZone: string): number {
  const {date, time} = clockAt(moment, timeZone)
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment / 1000) * 1000
}
