import {PlayIcon} from '@sanity/icons/Play'
import {headingField, introField} from '../fields/common-fields.ts'
import {labels, references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const courseList = defineSection({
  name: 'courseList',
  title: 'Courses',
  description: 'Training courses; each opens its outline.',
  icon: PlayIcon,
  group: 'agents',
  counts: ['items', 'course', 'courses'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Courses', 'The courses to show, in this order.', {to: 'course'}),
    ...labels({
      modulesLabel: ['Outline label', 'Modules', 'Appears above the modules of a course.'],
      durationLabel: ['Duration', '{n} hours', 'Shown with each course. {n} is the number of hours.'],
      startLabel: ['Open', 'See the outline', 'Button that opens the outline.'],
      closeLabel: ['Close', 'Close outline', 'Button that closes the outline.'],
    }),
  ],
})
