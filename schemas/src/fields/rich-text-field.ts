import {defineField, type FieldDefinition} from '@sanity/types'
import {checkRichTextTokens} from '../validation/check-tokens.ts'
import {customRule} from '../validation/custom-rule.ts'
import {missing} from './required.ts'

/** A field of formatted text. Its rules are here, because rules of a field replace those of its type. */
export function richTextField(
  name: string,
  title: string,
  description: string,
  {optional, group}: {optional?: boolean; group?: string} = {},
): FieldDefinition {
  return defineField({
    name,
    title,
    description,
    group,
    type: 'richText',
    validation: (rule) => {
      const tokens = customRule(rule, checkRichTextTokens)
      return optional ? tokens : [rule.required().error(missing.text), tokens]
    },
  })
}
