import {TimelineIcon} from '@sanity/icons/Timeline'
import {defineType} from '@sanity/types'
import {pictureField} from '../fields/common-fields.ts'
import {textField} from '../fields/text-field.ts'

export const timelineEntry = defineType({
  name: 'timelineEntry',
  title: 'Timeline entry',
  type: 'document',
  icon: TimelineIcon,
  fields: [
    textField({name: 'year', title: 'Year', description: 'The year, or a fact such as {foundedYear}.'}),
    textField({name: 'title', title: 'Title', description: 'What happened, in a few words.'}),
    textField({
      name: 'description',
      title: 'Description',
      description: 'Two or three sentences about it.',
      rows: 4,
    }),
    pictureField(),
  ],
  orderings: [{name: 'year', title: 'Year', by: [{field: 'year', direction: 'asc'}]}],
  preview: {select: {title: 'title', subtitle: 'year', media: 'picture'}},
})
