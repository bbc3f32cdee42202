import {DoubleQuoteIcon} from '@sanity/icons/DoubleQuote'
import {defineField, defineType} from '@sanity/types'
import {pictureField} from '../fields/common-fields.ts'
import {labelValueList, textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'

export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonial',
  type: 'document',
  icon: DoubleQuoteIcon,
  fields: [
    textField('content', 'Quotation', 'What was said, without quotation marks.', {rows: 5}),
    textField('author', 'Author', 'Name of the person.'),
    textField('role', 'Role', 'What the person does, and where.'),
    pictureField({title: 'Portrait', description: 'Optional: head and shoulders, focus point on the face.'}),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      description: 'From 1 to 5.',
      initialValue: 5,
      validation: (rule) => rule.required().integer().min(1).max(5).error('Give 1 to 5 stars.'),
    }),
    defineField({
      name: 'joined',
      title: 'Joined in',
      type: 'number',
      description: 'Optional: the year in which the agent joined.',
      validation: (rule) => rule.integer().min(1990).max(2100).error('Enter the year with four digits.'),
    }),
    labelValueList('metrics', 'Figures', 'Optional: up to two results, such as 127% revenue growth.', {
      optional: true,
    }),
    defineField({
      name: 'illustrative',
      title: 'Sample',
      type: 'boolean',
      description: 'Keep this on for invented quotations: the site then says that it is a sample.',
      initialValue: true,
    }),
  ],
  orderings: [orderBy('Author', 'author')],
  preview: {
    select: {title: 'author', role: 'role', illustrative: 'illustrative', media: 'picture'},
    prepare: ({title, role, illustrative, media}) => ({
      title: title || 'Testimonial without an author',
      subtitle: [role, illustrative && 'Sample'].filter(Boolean).join(' · '),
      media: media?.asset ? media : DoubleQuoteIcon,
    }),
  },
})
