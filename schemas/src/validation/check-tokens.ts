import type {ValidationContext} from '@sanity/types'
import {objectsIn, spanText} from '@upline/domain/content/stored-document.ts'
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

/** Returns the text as visitors see it, with facts instead of their tokens. */
export async function shownText(value = '', context: ValidationContext): Promise<string> {
  if (!value.includes('{')) return value
  const values = new Map((await facts(context)).map((fact) => [fact.key, fact.value]))
  return fillTokens(value, (key) => values.get(key))
}

/** Does the same for each block of formatted text. */
export async function checkRichTextTokens(
  value: unknown,
  context: ValidationContext,
): Promise<MemberProblem[]> {
  const problems = await Promise.all(
    objectsIn(value).map(async ({_key, children}) => {
      const message = await checkTokens(spanText(children), context, [])
      return message ? [{message, path: [{_key: String(_key)}] satisfies [unknown]}] : []
    }),
  )
  return problems.flat()
}
