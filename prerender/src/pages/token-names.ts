import {tokensIn} from '@upline/domain/content/tokens.ts'
import {countTokens} from '@upline/domain/periods/counts.ts'
import {runTimeParameters} from '@upline/schemas/validation/tokens.ts'

/** Returns the tokens in content that no fact replaced, without the run-time parameters. */
export function openTokens(content: unknown): string[] {
  return tokenNames(content).filter((name) => isCount(name) || !runTimeParameters.has(name))
}

/** Returns the names of all tokens in content. */
export function tokenNames(content: unknown): string[] {
  return [...new Set(tokensIn(JSON.stringify(content)))].filter((name) => /^\w+$/.test(name))
}

/** Returns whether a token is a count that a disclaimer has to state. */
export const isCount = (token: string): boolean => countTokens.some((count) => count === token)
