import {CalendarIcon} from '@sanity/icons/Calendar'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {textField} from '../fields/text-field.ts'
import {wordList} from '../fields/word-list.ts'
import {defineSection} from './define-section.ts'
import {box, heading, repeat, rule, text, wireframe} from './wireframe.ts'

export const enrollmentWindows = defineSection({
  name: 'enrollmentWindows',
  title: 'Enrollment windows',
  description: 'When people can enroll, and what to consider.',
  icon: CalendarIcon,
  group: 'products',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 24, 130) +
      repeat(4, (i) => {
        const y = 52 + i * 32
        return (
          rule(24, y, 272) +
          text(24, y + 13, 70, 1, 'spruce') +
          box(110, y + 10, 186, 10, 'shade', 5) +
          box(110 + i * 34, y + 10, 70 - i * 6, 10, 'copper', 5)
        )
      }),
  ),
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
      'Optional: appears above the considerations.',
      {optional: true},
    ),
    wordList('considerations', 'Considerations', 'Optional: what to check before enrolling.', {
      optional: true,
    }),
  ],
})
