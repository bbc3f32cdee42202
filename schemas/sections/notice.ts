import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {actionsField, effectiveDateField, headingField, iconField} from '../fields/common-fields.ts'
import {richTextField} from '../fields/rich-text-field.ts'
import {defineSection} from './define-section.ts'

export const notice = defineSection({
  name: 'notice',
  title: 'Notice',
  description: 'A banner or boxed remark: a daily call, a disclaimer, a date to keep in mind.',
  icon: InfoOutlineIcon,
  fields: [
    iconField({optional: true}),
    headingField({optional: true}),
    richTextField({
      name: 'body',
      title: 'Text',
      description: 'The notice itself, as short as it can be.',
    }),
    effectiveDateField(),
    actionsField(),
  ],
})
