import {StringIcon} from '@sanity/icons/String'
import {defineType} from '@sanity/types'
import {textField} from '../fields/fields.ts'

export const fieldText = defineType({
  name: 'fieldText',
  title: 'Form field labels',
  type: 'object',
  icon: StringIcon,
  options: {columns: 2},
  fields: [
    textField('label', 'Label', 'Appears above the field.'),
    textField('placeholder', 'Example', 'Optional. Shown while the field is empty.'),
    textField('hint', 'Hint', 'Optional. A hint below the label.'),
  ],
  preview: {select: {title: 'label', subtitle: 'hint'}},
})
