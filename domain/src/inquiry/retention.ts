import type {KnownFact} from '../content/known-facts.ts'
import {todayOfSite} from '../dates/site-date.ts'
import {type Period, pickVersion} from '../periods/period.ts'

/** Key of the fact that the privacy text shows and that decides when inquiries and error logs are erased. */
export const retentionFact: KnownFact = 'inquiryRetention'

/** Returns the months that a value of the fact means, such as `24 months` or `2 years`, or undefined if it means none. */
export function retentionMonths(value: unknown): number | undefined {
  const [, count, unit] = /^(\d{1,3}) (month|year)s?$/.exec(String(value)) ?? []
  const months = Number(count) * (unit === 'year' ? 12 : 1)
  return months > 0 ? months : undefined
}

type Content = Period & {_id?: string; _type?: unknown; key?: unknown; value?: unknown}

/** Returns the months of the version of the fact that is effective at `now`. `content` has the site settings and all versions. */
export function retentionInForce(content: readonly Content[], now: Date): number | undefined {
  const versions = content.filter(({_type, key}) => _type === 'fact' && key === retentionFact)
  return retentionMonths(pickVersion(versions, todayOfSite(content, now))?.version.value)
}

/** Returns the time before which stored data is erased. One month before March 31 is the last day of February. */
export function retentionLimit(months: number, now: Date): Date {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - months)
  if (limit.getUTCDate() !== now.getUTCDate()) limit.setUTCDate(0)
  return limit
}
