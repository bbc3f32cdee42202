import {PlayIcon} from '@sanity/icons/Play'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const courseList = defineSection({
  name: 'courseList',
  title: 'Courses',
  description: 'Training courses; each opens its outline.',
  icon: PlayIcon,
  counts: ['items', 'course', 'courses'],
  fields: [
    headingField({optional: true}),
    introField(),
    references({
      name: 'items',
      title: 'Courses',
      description: 'The courses to show, in this order.',
      to: 'course',
    }),
    words({
      name: 'modulesLabel',
      title: 'Label of the outline',
      description: 'Stands over the modules of a course.',
      initialValue: 'Modules',
    }),
    words({
      name: 'durationLabel',
      title: 'Duration',
      description: 'Shown with each course. {n} is the number of hours.',
      parameters: ['n'],
      initialValue: '{n} hours',
    }),
    words({
      name: 'startLabel',
      title: 'Start',
      description: 'Button that opens the outline.',
      initialValue: 'Start Course',
    }),
    words({
      name: 'closeLabel',
      title: 'Close',
      description: 'Button that closes the outline.',
      initialValue: 'Close outline',
    }),
  ],
})
