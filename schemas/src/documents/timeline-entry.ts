import {TimelineIcon} from '@sanity/icons/Timeline'
import {defineType} from '@sanity/types'
import {pictureField} from '../fields/common-fields.ts'
import {textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'

export const timelineEntry = defineType({
  name: 'timelineEntry',
  title: 'Timeline entry',
  type: 'document',
  icon: TimelineIcon,
  fields: [
    textField('year', 'Year', 'The year, or a fact such as {foundedYear}.'),
    textField('title', 'Title', 'What happened, in a few words.'),
    textField('description', 'Description', 'Two or three sentences about it.', {rows: 4}),
    pictureField(),
  ],
  orderings: [orderBy('Year', 'year')],
  preview: {select: {title: 'title', subtitle: 'year', media: 'picture'}},
})
