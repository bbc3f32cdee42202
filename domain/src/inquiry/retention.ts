import {type Period, pickVersion} from '../periods/period.ts'

/** Key of the fact that the privacy text shows and that decides when inquiries and error logs are erased. */
export const retentionFact = 'inquiryRetention'

/** Returns the months that a value of the fact means, such as `24 months` or `2 years`, or undefined if it means none. */
export function retentionMonths(value: unknown): number | undefined {
  const [, count, unit] = /^(\d{1,3}) (month|year)s?$/.exec(String(value)) ?? []
  const months = Number(count) * (unit === 'year' ? 12 : 1)
  return months > 0 ? months : undefined
}

/** Returns the months of the version of the fact that is effective at `now`. */
export function retentionInForce(
  facts: readonly (Period & {value?: unknown})[],
  now: Date,
): number | undefined {
  return retentionMonths(pickVersion(facts, now.toISOString().slice(0, 10))?.version.value)
}

/** Returns the time before which stored data is erased. */
export function retentionLimit(months: number, now: Date): Date {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - months)
  return limit
}
