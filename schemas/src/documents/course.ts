import {PlayIcon} from '@sanity/icons/Play'
import {defineField, defineType} from '@sanity/types'
import {iconField} from '../fields/common-fields.ts'
import {choice, richTextField, textField, toggle, wordList} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'

export const course = defineType({
  name: 'course',
  title: 'Course',
  type: 'document',
  icon: PlayIcon,
  fields: [
    textField('title', 'Title', 'The name of the course.'),
    textField(
      'description',
      'Description',
      'What an agent can do after the course, in one or two sentences.',
      {rows: 3},
    ),
    iconField(),
    wordList('modules', 'Modules', 'The outline: one module a line, in order.'),
    defineField({
      name: 'duration',
      title: 'Duration',
      type: 'number',
      description: 'In hours, all modules together.',
      validation: (rule) => rule.required().positive().max(200).error('Enter the hours, from 1 to 200.'),
    }),
    choice('level', 'Level', 'Who should take it; required courses come before selling.', {
      list: ['Beginner', 'Intermediate', 'Required'].map((value) => ({value, title: value})),
    }),
    toggle('certification', 'Ends with a certificate', 'Marks courses that carriers or states ask for.'),
    richTextField('body', 'Details', 'Optional: more about the course, shown with its outline.', {
      optional: true,
    }),
  ],
  orderings: [
    orderBy('Title', 'title'),
    orderBy('Level', 'level', 'title'),
    orderBy('Shortest first', 'duration'),
  ],
  preview: {
    select: {title: 'title', level: 'level', duration: 'duration'},
    prepare: ({title, level, duration}) => ({
      title: title || 'Course without a title',
      subtitle: [level, duration && `${duration} hours`].filter(Boolean).join(' · '),
    }),
  },
})
