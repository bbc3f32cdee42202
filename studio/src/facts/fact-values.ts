import {type DatedFact, factsInForce} from '@upline/domain/periods/figures.ts'
import {today} from '@upline/schemas/validation/dates.ts'
import {tokensIn} from '@upline/schemas/validation/tokens.ts'

let values: ReadonlyMap<string, string> = new Map()

/** Takes over the published facts. They are kept here since a preview's `prepare` is synchronous and has no context. */
export function setFactValues(facts: readonly DatedFact[]): void {
  values = new Map(factsInForce(facts, today(), undefined).map(({key, value}) => [key, value]))
}

/** A text with its tokens as the site shows them; what is no fact stays as it is. */
export function resolveTokens(text: string, depth = 0): string {
  let resolved = text
  for (const token of new Set(tokensIn(text))) {
    const value = values.get(token)
    // A fact may hold other facts, as on the site; deeper than that is a circle.
    if (value !== undefined) {
      resolved = resolved.replaceAll(`{${token}}`, depth < 2 ? resolveTokens(value, depth + 1) : value)
    }
  }
  return resolved
}
