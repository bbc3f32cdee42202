const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Smaller delays are not mentioned. */
const punctual = minute

/** Formats a duration as `3 h 10 min` or `2 days`, at least a minute. */
export function duration(ms: number): string {
  if (ms >= 2 * day) return `${Math.floor(ms / day)} days`
  const hours = Math.floor(ms / hour)
  const minutes = Math.floor((ms % hour) / minute)
  if (hours === 0) return `${Math.max(1, minutes)} min`
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`
}

/** Returns a note about a delay and its reason, or undefined if there was none. Times are epoch milliseconds. */
export function latenessNote(
  past: string,
  {at, now, why}: {at: number; now: number; why: string},
): string | undefined {
  return now - at < punctual ? undefined : `${past} ${duration(now - at)} late because ${why}.`
}
