import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineType} from '@sanity/types'
import {choice} from '../fields/choice.ts'
import {words} from '../fields/words.ts'

export const enrollmentWindow = defineType({
  name: 'enrollmentWindow',
  title: 'Enrollment window',
  type: 'document',
  icon: CalendarIcon,
  fields: [
    words({name: 'title', title: 'Title', description: 'The name of the window.'}),
    words({
      name: 'dates',
      title: 'Dates',
      description: 'When it is open; facts keep dates the same everywhere.',
    }),
    words({
      name: 'description',
      title: 'Description',
      description: 'What a client can do in this window.',
      rows: 3,
    }),
    choice({
      name: 'line',
      title: 'Line',
      description: 'The insurance line of the window.',
      list: [
        {value: 'medicare', title: 'Medicare'},
        {value: 'health', title: 'Health'},
      ],
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'dates'}},
})
