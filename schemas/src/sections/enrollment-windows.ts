import {CalendarIcon} from '@sanity/icons/Calendar'
import {headingField, introField} from '../fields/common-fields.ts'
import {references, textField, wordList} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const enrollmentWindows = defineSection({
  name: 'enrollmentWindows',
  title: 'Enrollment windows',
  description: 'When people can enroll, and what to consider.',
  icon: CalendarIcon,
  group: 'products',
  counts: ['items', 'window', 'windows'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Enrollment windows', 'The windows in the order of the year.', {
      to: 'enrollmentWindow',
    }),
    textField(
      'considerationsHeading',
      'Considerations: heading',
      'Optional. Appears above the considerations.',
    ),
    wordList('considerations', 'Considerations', 'Optional. What to check before enrolling.'),
  ],
})
