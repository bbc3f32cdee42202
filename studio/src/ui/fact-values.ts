import {fillTokens} from '@upline/domain/content/tokens.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {type DatedFact, factsInForce} from '@upline/domain/periods/figures.ts'

let values: ReadonlyMap<string, string> = new Map()

/** Sets the published facts. A preview's `prepare` is synchronous and has no React context. */
export function setFactValues(facts: readonly DatedFact[]): void {
  values = new Map(Object.entries(factsInForce(facts, siteDate(), undefined)))
}

/** Returns the facts whose key contains what was typed, prefix matches first, with their values of today. */
export function matchingFacts(typed: string): {key: string; value: string}[] {
  const part = typed.toLowerCase()
  const placeOf = (key: string) => key.toLowerCase().indexOf(part)
  return [...values.keys()]
    .filter((key) => placeOf(key) >= 0)
    .sort((a, b) => Math.min(1, placeOf(a)) - Math.min(1, placeOf(b)) || a.localeCompare(b))
    .map((key) => ({key, value: resolveTokens(`{${key}}`)}))
}

/** Replaces tokens with the values of their facts, and the facts in these, as the site does; unknown tokens stay. */
export function resolveTokens(text: string): string {
  const lookUp = (name: string) => values.get(name)
  return fillTokens(fillTokens(text, lookUp), lookUp)
}
