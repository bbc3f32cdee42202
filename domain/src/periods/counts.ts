import {type Available, productsIn} from '../content/carrier-products.ts'
import type {Facts} from './figures.ts'

/** Tokens that are counted in the content. A disclaimer that contains one is not published without its value. */
export const countTokens = ['medicareOrganizations', 'medicareProducts'] as const
/** All tokens that the site derives from documents. */
export const derivedTokens: readonly string[] = [...countTokens, 'appointmentDays', 'medicareAdvantageCap']
export type Counts = Readonly<Record<(typeof countTokens)[number], number>>

/** Counts the carriers with products in a state, or in any state, and their products. */
export function countProducts(carriers: readonly Available[], state?: string): Counts {
  const products = carriers.map((carrier) => productsIn(carrier, state).length).filter((count) => count > 0)
  return {
    medicareOrganizations: products.length,
    medicareProducts: products.reduce((sum, count) => sum + count, 0),
  }
}

/** Converts counts to facts. */
export function countFacts(counts: Counts): Facts {
  return Object.fromEntries(countTokens.map((key) => [key, String(counts[key])]))
}
