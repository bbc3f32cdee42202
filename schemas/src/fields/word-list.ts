import {defineArrayMember, defineField, type FieldDefinition} from '@sanity/types'
import {checkTokens} from '../validation/check-tokens.ts'
import {customRule} from '../validation/custom-rule.ts'
import {missing} from './required.ts'

/** A list of short texts, one a line; each may hold fact tokens. */
export function wordList(
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
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => [
          rule.required().error('Enter a text or remove the line.'),
          customRule(rule, (value: string | undefined, context) => checkTokens(value, context, [])),
        ],
      }),
    ],
    validation: (rule) => {
      const once = rule.unique().error('This line is already in the list. Remove it.')
      return optional ? once : [rule.required().min(1).error(missing.list), once]
    },
  })
}
