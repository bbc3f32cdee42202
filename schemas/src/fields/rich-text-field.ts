import {defineField, type FieldDefinition} from '@sanity/types'
import {checkRichTextTokens} from '../validation/check-tokens.ts'
import {missing} from './required.ts'

interface RichTextFieldOptions {
  name: string
  title: string
  description: string
  optional?: boolean
  group?: string
}

/** A field of formatted text. Its rules are here, because rules of a field replace those of its type. */
export function richTextField({optional, ...field}: RichTextFieldOptions): FieldDefinition {
  return defineField({
    ...field,
    type: 'richText',
    validation: (rule) => {
      const tokens = rule.custom(checkRichTextTokens)
      return optional ? tokens : [rule.required().error(missing.text), tokens]
    },
  })
}
