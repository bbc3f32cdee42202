import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {
  actionsField,
  disclaimersField,
  effectiveDateField,
  headingField,
  iconField,
} from '../fields/common-fields.ts'
import {richTextField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const notice = defineSection({
  name: 'notice',
  title: 'Notice',
  description: 'A banner or callout: a daily call, a disclaimer, a date to remember.',
  icon: InfoOutlineIcon,
  group: 'opening',
  fields: [
    iconField({optional: true}),
    headingField({optional: true}),
    richTextField('body', 'Text', 'The notice itself, as short as it can be.'),
    disclaimersField(
      'Disclaimers',
      'Optional. Appear below the text. Choose any version of a disclaimer: the page shows the current one.',
    ),
    effectiveDateField(),
    actionsField(),
  ],
})
