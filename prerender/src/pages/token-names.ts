import {countTokens} from '@upline/domain/periods/figures.ts'
import {runTimeParameters} from '@upline/schemas/validation/tokens.ts'

/** Names in braces that no fact has taken the place of, each once; what the site itself fills in is none of them. */
export function openTokens(content: unknown): string[] {
  const names = Array.from(JSON.stringify(content).matchAll(/\{(\w+)\}/g), ([, name = '']) => name)
  return [...new Set(names)].filter((name) => isCount(name) || !runTimeParameters.has(name))
}

/** Says of a token that it is a count that a disclaimer has to state. */
export const isCount = (token: string): boolean => countTokens.some((count) => count === token)
