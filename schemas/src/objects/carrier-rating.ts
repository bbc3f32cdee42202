import {StarIcon} from '@sanity/icons/Star'
import {defineField, defineType} from '@sanity/types'
import {words} from '../fields/words.ts'
import {futureDateProblem, today} from '../validation/dates.ts'

/** A rating that somebody else gives a carrier: worth nothing without its source and its day. */
export const carrierRating = defineType({
  name: 'carrierRating',
  title: 'Rating',
  type: 'object',
  icon: StarIcon,
  fields: [
    words({name: 'grade', title: 'Rating', description: 'As the source writes it, such as A+ or 4 stars.'}),
    words({
      name: 'source',
      title: 'Source',
      description: 'Who gives it, and what it rates: “Example Ratings, financial strength”.',
    }),
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      description: 'The day from which the rating holds; shown with it.',
      validation: (rule) => [
        rule.required().error('Give the day of the rating: it is shown with it.'),
        rule.custom((day) => futureDateProblem(day, today())).warning(),
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
