import {StringIcon} from '@sanity/icons/String'
import {defineType} from '@sanity/types'
import {words} from '../fields/words.ts'

export const fieldText = defineType({
  name: 'fieldText',
  title: 'Words of a form field',
  type: 'object',
  icon: StringIcon,
  options: {columns: 2},
  fields: [
    words({name: 'label', title: 'Label', description: 'Stands over the field.'}),
    words({
      name: 'placeholder',
      title: 'Example',
      description: 'Optional: shown while the field is empty.',
      optional: true,
    }),
    words({
      name: 'hint',
      title: 'Hint',
      description: 'Optional: a line under the label that helps to fill it in.',
      optional: true,
    }),
  ],
  preview: {select: {title: 'label', subtitle: 'hint'}},
})
