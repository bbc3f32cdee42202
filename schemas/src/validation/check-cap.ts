import type {ValidationContext} from '@sanity/types'
import {type Cap, validateRate} from './caps.ts'
import {sharedQuery} from './dataset.ts'
import {today} from './dates.ts'

const caps = sharedQuery<Cap[]>(
  '*[_type == "compensationCap"]{product, region, year, initial, effectiveFrom, effectiveUntil}',
)

/** Warns if a rate of a commission level is above its compensation cap. */
export async function checkCap(rate: unknown, context: ValidationContext): Promise<string | undefined> {
  // The rule is on an object in the list of rates.
  const {cap, rate: amount} = (rate ?? {}) as {cap?: unknown; rate?: unknown}
  return cap
    ? validateRate({cap, rate: amount}, context.document?.year, await caps(context), today())
    : undefined
}
