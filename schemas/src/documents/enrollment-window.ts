import {CalendarIcon} from '@sanity/icons/Calendar'
import {defineType} from '@sanity/types'
import {choice, textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset, periodNote, periodSelect} from '../fields/period-fields.ts'
import {preview, titleIn} from '../fields/preview.ts'

const lines = [
  {value: 'medicare', title: 'Medicare'},
  {value: 'health', title: 'Health'},
]

export const enrollmentWindow = defineType({
  name: 'enrollmentWindow',
  title: 'Enrollment window',
  type: 'document',
  icon: CalendarIcon,
  fieldsets: [periodFieldset],
  fields: [
    textField('title', 'Title', 'The name of the window.'),
    textField('dates', 'Dates', 'When it is open. Use facts, so that all pages show the same dates.'),
    textField('description', 'Description', 'What a client can do in this window.', {rows: 3}),
    choice('line', 'Line', 'The insurance line of the window.', {list: lines}),
    ...periodFields({versionsBy: 'title and line'}),
  ],
  orderings: [orderBy('Line', 'line', 'title'), orderBy('Title', 'title')],
  preview: preview(
    'Window without a title',
    {title: 'title', line: 'line', dates: 'dates', ...periodSelect},
    ({line, dates, ...period}) => [periodNote(period), titleIn(lines, line), dates],
  ),
})
