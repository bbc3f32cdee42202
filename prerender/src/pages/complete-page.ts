import {tokensIn} from '@upline/domain/content/tokens.ts'
import {countTokens} from '@upline/domain/periods/counts.ts'
import {runTimeParameters} from '@upline/schemas/validation/tokens.ts'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import type {ContentData} from '@upline/web/content/types.ts'
import {missingDisclaimer} from './page-periods.ts'

/** Throws if a page other than the 404 page has no title, or a page lacks a disclaimer or a count that the law requires. */
export function assertComplete(
  result: PageQueryResult,
  {_type, title}: ContentData,
  tokens: readonly string[],
): void {
  if (_type !== 'notFoundPage' && !(typeof title === 'string' && title.trim()))
    throw new Error('It has no title')
  if (missingDisclaimer(result))
    throw new Error('It refers to a disclaimer without a current published wording')
  if (tokens.some(isCount)) throw new Error('Its disclaimer would lack a required count')
}

/** Returns the tokens in content that no fact replaced, without the run-time parameters. */
export function openTokens(content: unknown): string[] {
  return tokenNames(content).filter((name) => isCount(name) || !runTimeParameters.has(name))
}

/** Returns the names of all tokens in content. */
export function tokenNames(content: unknown): string[] {
  return [...new Set(tokensIn(JSON.stringify(content)))].filter((name) => /^\w+$/.test(name))
}

/** Returns whether a token is a count that a disclaimer has to state. */
const isCount = (token: string): boolean => countTokens.some((count) => count === token)
