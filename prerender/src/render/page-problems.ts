import {tokensIn} from '@upline/domain/content/tokens.ts'
import {walk} from '@upline/domain/content/walk.ts'
import {countTokens} from '@upline/domain/periods/counts.ts'
import {runTimeParameters} from '@upline/schemas/validation/tokens.ts'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import type {ContentData} from '@upline/web/content/types.ts'

/**
 * Throws if a page other than the 404 page has no title, or a page lacks a disclaimer or a count that the law requires. `overlong` has the facts
 * that make texts of the page too long.
 */
export function assertComplete(
  result: PageQueryResult,
  {_type, title}: ContentData,
  tokens: readonly string[],
  overlong: ReadonlySet<string>,
) {
  const [fact] = overlong
  if (_type !== 'notFoundPage' && !(typeof title === 'string' && title.trim()))
    throw new Error(
      fact === undefined ? 'It has no title' : `Its title is left out: the fact {${fact}} makes it too long`,
    )
  if (isDisclaimerMissing(result))
    throw new Error('It refers to a disclaimer without a current published wording')
  if (tokens.some(isCount)) throw new Error('Its disclaimer would lack a required count')
}

/** Returns the tokens in content that no fact replaced, without the run-time parameters. */
export function openTokens(content: unknown): string[] {
  return tokenNames(content).filter((name) => isCount(name) || !runTimeParameters.has(name))
}

export function tokenNames(content: unknown): string[] {
  return [...new Set(tokensIn(JSON.stringify(content)))].filter((name) => /^\w+$/.test(name))
}

/** Returns whether a token is a count that a disclaimer has to state. */
const isCount = (token: string): boolean => countTokens.some((count) => count === token)

/** Returns whether a page refers to a disclaimer without a current, published wording. */
function isDisclaimerMissing(result: PageQueryResult): boolean {
  let isMissing = false
  walk(result, (value) => {
    const {_type, disclaimers, disclaimerCount} = Object(value)
    if (_type !== 'notice' || typeof disclaimerCount !== 'number') return
    const shown = [disclaimers].flat().filter((disclaimer) => disclaimer?.versions?.[0]?.text)
    isMissing ||= shown.length < disclaimerCount
  })
  return isMissing
}
