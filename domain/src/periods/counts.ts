import type {Facts} from './figures.ts'

/** Tokens that are counted in the content. A disclaimer that contains one is not published without its value. */
export const countTokens = ['medicareOrganizations', 'medicareProducts'] as const
/** All tokens that the site derives from documents. */
export const derivedTokens: readonly string[] = [...countTokens, 'appointmentDays', 'medicareAdvantageCap']
export type Counts = Readonly<Record<(typeof countTokens)[number], number>>

/** Converts counts to facts. */
export function countFacts(counts: Counts): Facts {
  return Object.fromEntries(countTokens.map((key) => [key, String(counts[key])]))
}
