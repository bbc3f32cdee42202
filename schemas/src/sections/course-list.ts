import {PlayIcon} from '@sanity/icons/Play'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, button, dot, frame, heading, repeat, text, wireframe} from './wireframe.ts'

export const courseList = defineSection({
  name: 'courseList',
  title: 'Courses',
  description: 'Training courses; each opens its outline.',
  icon: PlayIcon,
  group: 'agents',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 22, 110) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        return (
          frame(x, 48, 84, 124) +
          dot(x + 20, 68, 8, 'sage') +
          box(x + 12, 86, 56, 7, 'spruce', 2) +
          text(x + 12, 102, 60, 3) +
          text(x + 12, 134, 30, 1, 'copper') +
          button(x + 12, 148, 50)
        )
      }),
  ),
  counts: ['items', 'course', 'courses'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Courses', 'The courses to show, in this order.', {to: 'course'}),
    textField('modulesLabel', 'Label of the outline', 'Appears above the modules of a course.', {
      initialValue: 'Modules',
    }),
    textField('durationLabel', 'Duration', 'Shown with each course. {n} is the number of hours.', {
      parameters: ['n'],
      initialValue: '{n} hours',
    }),
    textField('startLabel', 'Start', 'Button that opens the outline.', {initialValue: 'Start Course'}),
    textField('closeLabel', 'Close', 'Button that closes the outline.', {initialValue: 'Close outline'}),
  ],
})
