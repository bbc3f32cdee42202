import {PlayIcon} from '@sanity/icons/Play'
import {headingField, introField} from '../fields/common-fields.ts'
import {references, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const courseList = defineSection({
  name: 'courseList',
  title: 'Courses',
  description: 'Training courses; each opens its outline.',
  icon: PlayIcon,
  group: 'agents',
  place: 'page-or-tab',
  counts: ['items', 'course', 'courses'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Courses', 'The courses to show, in this order.', {to: 'course'}),
    textField('modulesLabel', 'Label of the outline', 'Appears above the modules of a course.', {
      initialValue: 'Modules',
    }),
    textField('durationLabel', 'Duration', 'Shown with each course. {n} is the number of hours.', {
      initialValue: '{n} hours',
    }),
    textField('startLabel', 'Start', 'Button that opens the outline.', {initialValue: 'Start Course'}),
    textField('closeLabel', 'Close', 'Button that closes the outline.', {initialValue: 'Close outline'}),
  ],
})
