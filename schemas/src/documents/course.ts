import {PlayIcon} from '@sanity/icons/Play'
import {defineType} from '@sanity/types'
import {iconField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {choice, richTextField, textField, wordList} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {preview} from '../fields/preview.ts'

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
    wordList('modules', 'Modules', 'The outline: one module per line, in order.'),
    field('number', 'duration', 'Duration', 'Total hours for all modules.', {
      required: 'Enter the hours, from 1 to 200.',
      rule: (rule) => rule.min(1).max(200),
    }),
    choice('level', 'Level', 'Who should take it. Agents take required courses before they sell.', {
      list: ['Beginner', 'Intermediate', 'Required'].map((value) => ({value, title: value})),
    }),
    richTextField('body', 'Details', 'Optional. More about the course, shown with its outline.'),
  ],
  orderings: [
    orderBy('Title', 'title'),
    orderBy('Level', 'level', 'title'),
    orderBy('Shortest first', 'duration'),
  ],
  preview: preview(
    'Course without a title',
    {title: 'title', level: 'level', duration: 'duration'},
    ({level, duration}) => [level, duration && `${duration} hours`],
  ),
})
