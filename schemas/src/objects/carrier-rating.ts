import {StarIcon} from '@sanity/icons/Star'
import {defineField, defineType} from '@sanity/types'
import {textField} from '../fields/fields.ts'
import {customRule} from '../validation/custom-rule.ts'
import {today, validatePastDate} from '../validation/dates.ts'

/** A rating that somebody else gives a carrier: worth nothing without its source and its day. */
export const carrierRating = defineType({
  name: 'carrierRating',
  title: 'Rating',
  type: 'object',
  icon: StarIcon,
  fields: [
    textField('grade', 'Rating', 'As the source writes it, such as A+ or 4 stars.'),
    textField('source', 'Source', 'Who gives it, and what it rates: “Example Ratings, financial strength”.'),
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      description: 'The date of the rating, shown with it.',
      validation: (rule) => [
        rule.required().error('Enter the date of the rating. Visitors see it.'),
        customRule(rule, (day: string | undefined) => validatePastDate(day, today())).warning(),
      ],
    }),
  ],
  preview: {
    select: {title: 'grade', source: 'source', date: 'date'},
    prepare: ({title, source, date}) => ({
      title: title || 'No rating yet',
      subtitle: [source, date].filter(Boolean).join(' · '),
      media: StarIcon,
    }),
  },
})
