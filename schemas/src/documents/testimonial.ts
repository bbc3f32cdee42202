import {DoubleQuoteIcon} from '@sanity/icons/DoubleQuote'
import {defineType} from '@sanity/types'
import {languages} from '@upline/domain/content/languages.ts'
import {pictureField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {choice, labelValueList, textField, toggle} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {preview} from '../fields/preview.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: DoubleQuoteIcon,
  fields: [
    textField('content', 'Quote', 'What the person said, without quotation marks.', {rows: 5}),
    choice('language', 'Language', 'Optional. The language of the quote, if it isn’t English.', {
      list: languages.slice(1),
    }),
    textField('author', 'Author', 'Name of the person.'),
    textField('role', 'Role', 'What the person does, and where.'),
    pictureField({
      title: 'Portrait',
      description: 'Optional. Head and shoulders. Set the focal point on the face.',
    }),
    field('number', 'rating', 'Stars', 'From 1 to 5.', {
      initialValue: 5,
      required: 'Give 1 to 5 stars.',
      rule: (rule) => rule.integer().min(1).max(5),
    }),
    field('number', 'joined', 'Joined in', 'Optional. The year the agent joined.', {
      rule: (rule) => rule.integer().min(1990).max(2100).error('Enter the year with four digits.'),
    }),
    labelValueList('metrics', 'Figures', 'Optional. Up to two results, such as 127% revenue growth.'),
    toggle('illustrative', 'Sample', 'Leave on for fictional quotes. The site labels them as fictional.', {
      initialValue: true,
    }),
  ],
  orderings: [orderBy('Author', 'author')],
  preview: preview(
    'Testimonial without an author',
    {title: 'author', role: 'role', illustrative: 'illustrative', media: 'picture'},
    ({role, illustrative}) => [role, illustrative && 'Sample'],
  ),
})
