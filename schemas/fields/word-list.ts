import {defineArrayMember, defineField, type FieldDefinition} from '@sanity/types'
import {checkTokens} from '../validation/check-tokens.ts'

export interface WordListOptions {
  name: string
  title: string
  description: string
  optional?: boolean
  group?: string
}

/** A list of short texts, one a line; each may hold fact tokens. */
export function wordList({optional, ...field}: WordListOptions): FieldDefinition {
  return defineField({
    ...field,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => rule.required().custom((value, context) => checkTokens(value, context, [])),
      }),
    ],
    validation: (rule) => (optional ? rule.unique() : rule.required().min(1).unique()),
  })
}
