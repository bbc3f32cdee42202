import type {ValidationContext} from '@sanity/types'
import {countTokens} from '@upline/domain/periods/figures.ts'
import {sharedQuery} from './dataset.ts'
import {tokenProblem} from './tokens.ts'

const factKeys = sharedQuery<string[]>('*[_type == "fact" && defined(key)].key')

/** Custom rule: every token is a published fact or a parameter of this field. */
export async function checkTokens(
  value: string | undefined,
  context: ValidationContext,
  parameters: readonly string[],
): Promise<true | string> {
  if (!value?.includes('{')) return true
  return tokenProblem(value, [...(await factKeys(context)), ...countTokens], parameters)
}

/** Custom rule for `richText`: the same for the words of every block. */
export async function checkRichTextTokens(
  value: unknown,
  context: ValidationContext,
): Promise<true | {message: string; path: [{_key: string}]}[]> {
  // Portable Text: blocks with spans; anything else in the array carries no words of its own.
  const blocks = Array.isArray(value) ? (value as {_key: string; children?: {text?: string}[]}[]) : []
  const problems = await Promise.all(
    blocks.map(async ({_key, children = []}) => {
      const text = children.map((span) => span.text ?? '').join('')
      const message = await checkTokens(text, context, [])
      return message === true ? undefined : {message, path: [{_key}] as [{_key: string}]}
    }),
  )
  const found = problems.filter((problem) => problem !== undefined)
  return found.length === 0 || found
}
