import {defineArrayMember, defineField, type FieldDefinition} from '@sanity/types'
import {missing} from './required.ts'
import {textField} from './text-field.ts'

interface LabelValueOptions {
  name: string
  title: string
  description: string
  optional?: boolean
}

/** A list of pairs such as `Persistency: 85%+`. */
export function labelValueList({optional, ...field}: LabelValueOptions): FieldDefinition {
  return defineField({
    ...field,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        title: 'Figure',
        fields: [
          textField({name: 'label', title: 'Label', description: 'What the figure measures.'}),
          textField({
            name: 'value',
            title: 'Value',
            description: 'The figure with its unit, as the reader sees it.',
          }),
        ],
        preview: {select: {title: 'value', subtitle: 'label'}},
      }),
    ],
    validation: optional ? undefined : (rule) => rule.required().min(1).error(missing.list),
  })
}
