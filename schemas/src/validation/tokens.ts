import {tokensIn} from '@upline/domain/content/tokens.ts'
import {derivedTokens} from '@upline/domain/periods/counts.ts'
import {closest, distance} from 'fastest-levenshtein'

const parameters = `amount author correction count date days filters first last level limit max n name names network number persistency policies premium
  product query rate rating reference renewal renewals source state time title total type value version year years`

/** Tokens that the site fills in at run time, in fields with a description that names them. Facts must not have these keys. */
export const runTimeParameters: ReadonlySet<string> = new Set([...parameters.split(/\s+/), ...derivedTokens])

/** Returns the most similar candidate, or undefined if none is close enough to be a typo. */
function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const most = Math.max(2, Math.ceil(name.length / 2))
  const names = new Map(Array.from(candidates, (candidate) => [candidate.toLowerCase(), candidate]))
  const near = closest(name.toLowerCase(), [...names.keys()]) ?? ''
  return distance(name.toLowerCase(), near) > most ? undefined : names.get(near)
}

/** Validates the tokens of a text. `facts` are resolved once for the page, `parameters` by the site while it runs. */
export function validateTokens(
  text: string,
  facts: readonly string[],
  parameters: readonly string[],
): string | undefined {
  const known = new Set([...facts, ...parameters])
  const unknown = tokensIn(text).find((token) => !known.has(token))
  const open = /\{[^{}]*(?=\{|$)/.exec(text)?.[0]
  if (unknown === undefined) return open && `“${open}” has no closing brace. Write a fact as {phone}.`
  const nearest = nearestName(unknown, known)
  const advice = nearest
    ? `Did you mean {${nearest}}?`
    : 'Choose one from the list under “Facts and figures”, or create and publish a fact with this key.'
  return `There is no fact {${unknown}}. ${advice}`
}
