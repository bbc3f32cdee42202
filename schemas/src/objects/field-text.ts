import {StringIcon} from '@sanity/icons/String'
import {defineType} from '@sanity/types'
import {textField} from '../fields/text-field.ts'

export const fieldText = defineType({
  name: 'fieldText',
  title: 'Texts of a form field',
  type: 'object',
  icon: StringIcon,
  options: {columns: 2},
  fields: [
    textField({name: 'label', title: 'Label', description: 'Appears above the field.'}),
    textField({
      name: 'placeholder',
      title: 'Example',
      description: 'Optional. Shown while the field is empty.',
      optional: true,
    }),
    textField({
      name: 'hint',
      title: 'Hint',
      description: 'Optional. A hint below the label.',
      optional: true,
    }),
  ],
  preview: {select: {title: 'label', subtitle: 'hint'}},
})
