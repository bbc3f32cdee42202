import {type Available, productsIn} from '../content/carrier-products.ts'
import type {Figures} from './figures.ts'
import {type Period, pickVersion} from './period.ts'

/** Tokens that are counted in the content. A disclaimer that contains one is not published without its value. */
export const countTokens = ['medicareOrganizations', 'medicareProducts'] as const
/** All tokens that the site derives from documents. */
export const derivedTokens: readonly string[] = [...countTokens, 'appointmentDays', 'medicareAdvantageCap']
export type Counts = Readonly<Record<(typeof countTokens)[number], number>>

/** A plan count document: how many plans a carrier offers through the organization in a period. */
export type PlanCount = Period & {
  _id?: string
  /** Plans in all states; a plan of several states counts once. */
  total: number | null
  states: readonly {state: string | null; plans: number | null}[] | null
}

/** A carrier with the specialties that the disclaimer counts, and its plan counts. */
export type Counted = Available & {plans?: readonly PlanCount[] | null}

/**
 * Counts the organizations that agents can sell in a state, or in any state, and their plans on a date (YYYY-MM-DD). A carrier without a
 * plan count there is left out of both.
 */
export function countPlans(carriers: readonly Counted[], today: string, state?: string): Counts {
  const plans = carriers.map((carrier) => plansOf(carrier, today, state)).filter((count) => count > 0)
  return {
    medicareOrganizations: plans.length,
    medicareProducts: plans.reduce((sum, count) => sum + count, 0),
  }
}

/** Returns the number of plans of a carrier in a state, or in all states. */
function plansOf(carrier: Counted, today: string, state?: string): number {
  const current = pickVersion(carrier.plans ?? [], today)?.version
  if (!current || productsIn(carrier, state).length === 0) return 0
  const count = state ? current.states?.find((entry) => entry.state === state)?.plans : current.total
  return typeof count === 'number' && count > 0 ? count : 0
}

/** Returns the last date of the counts if the plan counts of a carrier have expired without later ones. */
export function countsOverSince(carriers: readonly Counted[], today: string): string | undefined {
  const counted = carriers.filter((carrier) => plansOf(carrier, today) > 0)
  const picked = counted.map(({plans}) => pickVersion(plans ?? [], today))
  return picked.flatMap((count) => (count?.isOver ? [String(count.version.effectiveUntil)] : [])).sort()[0]
}

/** Converts counts to facts. */
export function countFacts(counts: Counts): Figures {
  return Object.fromEntries(countTokens.map((key) => [key, String(counts[key])]))
}
