import {defineArrayMember, defineField, type FieldDefinition} from '@sanity/types'
import {missing} from './required.ts'
import {textField} from './text-field.ts'

/** A list of pairs such as `Persistency: 85%+`. */
export function labelValueList(
  name: string,
  title: string,
  description: string,
  {optional}: {optional?: boolean} = {},
): FieldDefinition {
  return defineField({
    name,
    title,
    description,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        title: 'Figure',
        fields: [
          textField('label', 'Label', 'What the figure measures.'),
          textField('value', 'Value', 'The figure with its unit, as the reader sees it.'),
        ],
        preview: {select: {title: 'value', subtitle: 'label'}},
      }),
    ],
    validation: optional ? undefined : (rule) => rule.required().min(1).error(missing.list),
  })
}
