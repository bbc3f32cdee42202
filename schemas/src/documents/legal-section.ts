import {BookIcon} from '@sanity/icons/Book'
import {defineType} from '@sanity/types'
import {iconField} from '../fields/common-fields.ts'
import {textField, wordList} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset, periodNote, periodSelect} from '../fields/period-fields.ts'
import {preview} from '../fields/preview.ts'

export const legalSection = defineType({
  name: 'legalSection',
  title: 'Legal section',
  type: 'document',
  icon: BookIcon,
  fieldsets: [periodFieldset],
  fields: [
    textField('title', 'Title', 'What this section covers.'),
    iconField(),
    textField('content', 'Text', 'The rule in one paragraph.', {rows: 5}),
    wordList('items', 'Bullets', 'The details, one per line.'),
    ...periodFields({versionsBy: 'title'}),
  ],
  orderings: [orderBy('Title', 'title')],
  preview: preview(
    'Section without a title',
    {title: 'title', content: 'content', ...periodSelect},
    ({content, ...period}) => [periodNote(period), content],
  ),
})
