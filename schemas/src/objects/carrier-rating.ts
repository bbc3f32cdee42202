import {StarIcon} from '@sanity/icons/Star'
import {defineType} from '@sanity/types'
import {field} from '../fields/field.ts'
import {textField} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'
import {validatePastDate} from '../validation/periods.ts'

/** A rating of a carrier by somebody else, with its source and date. */
export const carrierRating = defineType({
  name: 'carrierRating',
  title: 'Rating',
  type: 'object',
  icon: StarIcon,
  fields: [
    textField('grade', 'Rating', 'As the source writes it, such as A+ or 4 stars.'),
    textField('source', 'Source', 'Who gives it, and what it rates: “Example Ratings, financial strength”.'),
    field('date', 'date', 'Date', 'The date of the rating, shown with it.', {
      required: 'Enter the date of the rating. Visitors see it.',
      warnings: [validatePastDate],
    }),
  ],
  preview: preview('No rating yet', {title: 'grade', source: 'source', date: 'date'}, ({source, date}) => [
    source,
    date,
  ]),
})
