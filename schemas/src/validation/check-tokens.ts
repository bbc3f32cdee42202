import type {ValidationContext} from '@sanity/types'
import {fillTokens} from '@upline/domain/content/tokens.ts'
import {derivedTokens} from '@upline/domain/periods/counts.ts'
import {sharedQuery} from './dataset.ts'
import type {MemberProblem} from './rules.ts'
import {validateTokens} from './tokens.ts'

const facts = sharedQuery<{key: string; value?: string}[]>('*[_type == "fact" && defined(key)]{key, value}')

/** Requires that every token is a published fact or a parameter of the field. */
export async function checkTokens(
  value: string | undefined,
  context: ValidationContext,
  parameters: readonly string[],
): Promise<string | undefined> {
  if (!value?.includes('{')) return undefined
  const keys = (await facts(context)).map(({key}) => key)
  return validateTokens(value, [...keys, ...derivedTokens], parameters)
}

/** Returns the number of characters that visitors see, with facts instead of their tokens. */
export async function shownLength(value: string | undefined, context: ValidationContext): Promise<number> {
  if (!value?.includes('{')) return value?.length ?? 0
  const values = new Map((await facts(context)).map((fact) => [fact.key, fact.value]))
  return fillTokens(value, (key) => values.get(key)).length
}

/** Requires the same of each block of formatted text. */
export async function checkRichTextTokens(
  value: unknown,
  context: ValidationContext,
): Promise<MemberProblem[]> {
  // Portable Text: blocks with spans; anything else in the array carries no words of its own.
  const blocks = Array.isArray(value) ? (value as {_key: string; children?: {text?: string}[]}[]) : []
  const problems = await Promise.all(
    blocks.map(async ({_key, children = []}) => {
      const text = children.map((span) => span.text ?? '').join('')
      const message = await checkTokens(text, context, [])
      return message ? [{message, path: [{_key}] satisfies [unknown]}] : []
    }),
  )
  return problems.flat()
}
