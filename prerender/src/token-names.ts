import {countTokens} from '@upline/domain/periods/figures.ts'
import {runTimeParameters} from '@upline/schemas/validation/tokens.ts'

/** Names in braces, each once. */
export function tokensOf(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name))]
}

/** Says of a name in braces that neither a fact nor the site itself takes its place. */
export function openTokens(facts: readonly {key: unknown}[]): (token: string) => boolean {
  const keys = new Set(facts.map(({key}) => key))
  return (token) => !keys.has(token) && !runTimeParameters.has(token)
}

/** Says of a token that it is a count that a disclaimer has to state. */
export const isCount = (token: string): boolean => countTokens.some((count) => count === token)
