import {BookIcon} from '@sanity/icons/Book'
import {introField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {label, linkField, references, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const legalSections = defineSection({
  name: 'legalSections',
  title: 'Legal text',
  description: 'A legal page: date, introduction, legal sections, and contact.',
  icon: BookIcon,
  group: 'company',
  place: 'page',
  counts: ['items', 'legal section', 'legal sections'],
  fields: [
    introField({optional: false}),
    label('lastUpdatedLabel', 'Date label', 'Last Updated', 'Appears before the date.'),
    field(
      'date',
      'effectiveDate',
      'Effective date',
      'The date that is shown. If blank, the page shows the current date.',
    ),
    references('items', 'Legal sections', 'The sections in order.', {to: 'legalSection'}),
    textField('contactHeading', 'Contact: heading', 'Appears above the contact box.'),
    textField('contactText', 'Contact: text', 'Who to ask, and about what.', {rows: 2}),
    linkField('contactAction', 'Contact: button', 'Where to send questions.', {type: 'action'}),
    textField(
      'noticeHeading',
      'Notice: heading',
      'Optional. Appears above another box, such as state-specific notices.',
    ),
    textField('noticeText', 'Notice: text', 'Optional. Text of that box.', {rows: 3}),
    linkField('noticeAction', 'Notice: button', 'Optional. The mailbox or page for it.', {type: 'action'}),
  ],
})
