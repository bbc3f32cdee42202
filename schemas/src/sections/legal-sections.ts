import {BookIcon} from '@sanity/icons/Book'
import {defineField} from '@sanity/types'
import {introField} from '../fields/common-fields.ts'
import {linkField, references, textField} from '../fields/fields.ts'
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
    textField('lastUpdatedLabel', 'Label of the date', 'Appears before the date.', {
      initialValue: 'Last Updated',
    }),
    defineField({
      name: 'effectiveDate',
      title: 'Effective date',
      type: 'date',
      description: 'The date that is shown. If blank, the page shows the current date.',
    }),
    references('items', 'Legal sections', 'The sections in their order.', {to: 'legalSection'}),
    textField('contactHeading', 'Contact: heading', 'Appears above the contact box.'),
    textField('contactText', 'Contact: text', 'Who to ask, and about what.', {rows: 2}),
    linkField('contactAction', 'Contact: button', 'How to ask.', {type: 'action'}),
    textField(
      'noticeHeading',
      'Notice: heading',
      'Optional. Appears above another box, such as state-specific notices.',
      {optional: true},
    ),
    textField('noticeText', 'Notice: text', 'Optional: text of that box.', {rows: 3, optional: true}),
    linkField('noticeAction', 'Notice: button', 'Optional: the mailbox or page for it.', {
      type: 'action',
      optional: true,
    }),
  ],
})
