import {CalendarIcon} from '@sanity/icons/Calendar'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {wordList} from '../fields/word-list.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const enrollmentWindows = defineSection({
  name: 'enrollmentWindows',
  title: 'Enrollment windows',
  description: 'When people can enroll, and what to think of.',
  icon: CalendarIcon,
  counts: ['items', 'window', 'windows'],
  fields: [
    headingField({optional: true}),
    introField(),
    references({
      name: 'items',
      title: 'Enrollment windows',
      description: 'The windows in the order of the year.',
      to: 'enrollmentWindow',
    }),
    words({
      name: 'considerationsHeading',
      title: 'Considerations: heading',
      description: 'Optional: stands over the considerations.',
      optional: true,
    }),
    wordList({
      name: 'considerations',
      title: 'Considerations',
      description: 'Optional: what to check before enrolling.',
      optional: true,
    }),
  ],
})
