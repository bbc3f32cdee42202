import {siteDate} from '@upline/domain/dates/site-date.ts'
import {isInForce, type Period} from '@upline/domain/periods/period.ts'
import {sharedQuery} from './dataset.ts'
import type {Validator} from './rules.ts'

export const cappedProducts = [
  {value: 'medicareAdvantage', title: 'Medicare Advantage'},
  {value: 'partD', title: 'Part D'},
]

/** CMS sets one amount for each of these groups of states. */
export const capRegions = [
  {value: 'national', title: 'National'},
  {value: 'ct-pa-dc', title: 'CT, PA and DC'},
  {value: 'ca-nj', title: 'CA and NJ'},
  {value: 'pr-vi', title: 'PR and USVI'},
]

interface Cap extends Period {
  product?: string | null
  region?: string | null
  year?: number | null
  initial?: number | null
}

/** Returns the largest dollar amount in a rate: 800 for `$600-800`. Returns undefined without one, as in `80%`. */
export function largestAmount(rate: unknown): number | undefined {
  if (typeof rate !== 'string' || !rate.includes('$') || rate.includes('%')) return undefined
  const amounts = [...rate.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  )
  return amounts.length > 0 ? Math.max(...amounts) : undefined
}

/**
 * Returns a warning if the rate is above the national cap of its product. Compares with the cap of the rate's year, or with the current
 * one if there is none for that year.
 */
export function validateRate(
  rate: {rate?: unknown; cap?: unknown},
  year: unknown,
  caps: readonly Cap[],
  today: string,
): string | undefined {
  const amount = largestAmount(rate.rate)
  if (amount === undefined || !rate.cap) return undefined
  const all = caps.filter(({product, initial}) => product === rate.cap && typeof initial === 'number')
  const ofYear = all.filter((cap) => cap.year === year)
  const candidates = ofYear.length > 0 ? ofYear : all.filter((cap) => isInForce(cap, today))
  const cap = candidates.find(({region}) => region === 'national')
  const product = cappedProducts.find(({value}) => value === rate.cap)?.title ?? 'this product'
  if (!cap?.initial) {
    return `No national compensation cap for ${product} covers ${typeof year === 'number' ? year : 'today'}. Add one so that this rate can be checked.`
  }
  if (amount <= cap.initial) return undefined
  const higher = candidates.filter(({region, initial}) => region !== 'national' && (initial ?? 0) >= amount)
  const where = higher.map(({region}) => capRegions.find(({value}) => value === region)?.title ?? region)
  const exception = where.length > 0 ? ` Only the cap for ${where.join(' and for ')} allows it.` : ''
  return `$${amount} is above the national cap of $${cap.initial} for ${product}${cap.year ? ` in ${cap.year}` : ''}.${exception} Lower it, or ask Compliance before you publish. Administrative payments are a separate arrangement and don’t belong in this table.`
}

const published = sharedQuery<Cap[]>(
  '*[_type == "compensationCap"]{product, region, year, initial, effectiveFrom, effectiveUntil}',
)

/** Warns if a rate of a commission level is above its compensation cap. */
export const checkCap: Validator<unknown> = async (value, context) => {
  const rate: {cap?: unknown; rate?: unknown} = Object(value)
  return rate.cap
    ? validateRate(rate, context.document?.year, await published(context), siteDate())
    : undefined
}
