import type {ValidationContext} from '@sanity/types'
import {datasetClient} from './dataset.ts'
import {tokenProblem} from './tokens.ts'

/** One form asks for the facts once a field; this many milliseconds share one answer. */
const sharedFor = 5_000
let shared: {at: number; keys: Promise<string[]>} | undefined

/** Custom rule: every token is a published fact or a parameter of this field. */
export async function checkTokens(
  value: string | undefined,
  context: ValidationContext,
  parameters: readonly string[],
): Promise<true | string> {
  if (!value?.includes('{')) return true
  return tokenProblem(value, await factKeys(context), parameters)
}

function factKeys(context: ValidationContext): Promise<string[]> {
  const now = Date.now()
  if (!shared || now - shared.at > sharedFor) {
    const keys = datasetClient(context).fetch<string[]>(
      '*[_type == "fact" && defined(key)].key',
      {},
      {perspective: 'published'},
    )
    shared = {at: now, keys}
    // A failed question is asked again by the next field instead of being remembered.
    keys.catch(() => {
      shared = undefined
    })
  }
  return shared.keys
}

/** Custom rule for `richText`: the same for the words of every block. */
export async function checkRichTextTokens(
  value: unknown,
  context: ValidationContext,
): Promise<true | string> {
  return checkTokens(wordsOf(value), context, [])
}

function wordsOf(value: unknown): string {
  // Portable Text: blocks with spans; anything else in the array carries no words of its own.
  const blocks = Array.isArray(value) ? (value as {children?: {text?: string}[]}[]) : []
  return blocks.map((block) => (block.children ?? []).map((span) => span.text ?? '').join('')).join('\n')
}
