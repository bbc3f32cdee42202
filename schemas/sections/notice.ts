import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineField} from '@sanity/types'
import {actionsField, headingField, iconField} from '../fields/common-fields.ts'
import {missing} from '../fields/required.ts'
import {defineSection} from './define-section.ts'

export const notice = defineSection({
  name: 'notice',
  title: 'Notice',
  description: 'A banner or boxed remark: a daily call, a disclaimer, a date to keep in mind.',
  icon: InfoOutlineIcon,
  fields: [
    iconField({optional: true}),
    headingField({optional: true}),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      description: 'The notice itself, as short as it can be.',
      validation: (rule) => rule.required().error(missing.words),
    }),
    actionsField(),
  ],
})
