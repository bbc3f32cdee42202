import {tokensIn} from '@upline/domain/content/tokens.ts'
import {derivedTokens} from '@upline/domain/periods/counts.ts'

const parameters = `amount author correction count date days filters first last level limit max n name names network number persistency policies premium
  product query rate rating reference renewal renewals source state time title total type value version year years`

/** Tokens that the site fills in at run time, in fields with a description that names them. Facts must not have these keys. */
export const runTimeParameters: ReadonlySet<string> = new Set([...parameters.split(/\s+/), ...derivedTokens])

/** Returns the most similar candidate, or undefined if none is close enough to be a typo. */
function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  let nearest: string | undefined
  let least = Math.max(2, Math.ceil(name.length / 2)) + 1
  for (const candidate of candidates) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase())
    if (distance < least) {
      least = distance
      nearest = candidate
    }
  }
  return nearest
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
    : 'Choose one of the list under “Facts and figures”, or create and publish a fact with this key.'
  return `There is no fact {${unknown}}. ${advice}`
}

function editDistance(a: string, b: string): number {
  let row = Array.from({length: b.length + 1}, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
