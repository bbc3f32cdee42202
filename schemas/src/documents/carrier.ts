import {CaseIcon} from '@sanity/icons/Case'
import {defineType} from '@sanity/types'
import {pictureField} from '../fields/common-fields.ts'
import {field, inGroup} from '../fields/field.ts'
import {choiceFrom, choicesFrom, textField, toggle, wordList} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {preview} from '../fields/preview.ts'
import {ratingText, validateRating} from '../validation/ratings.ts'
import {availabilityField, carrierPageFields} from './carrier-page-fields.ts'

const insuranceLines = ['Final Expense', 'Life', 'Medicare', 'Health', 'Annuities', 'Group Life']

export const carrier = defineType({
  name: 'carrier',
  title: 'Carrier',
  type: 'document',
  icon: CaseIcon,
  groups: [
    {name: 'content', title: 'Content', default: true},
    {name: 'partnership', title: 'Partnership'},
    {name: 'availability', title: 'States'},
    {name: 'page', title: 'Page'},
  ],
  fields: [
    ...inGroup('content', [
      textField('name', 'Name', 'The name the carrier goes by.'),
      pictureField({
        name: 'logo',
        title: 'Logo',
        description: 'Optional. The carrier’s mark, square, as SVG or at least 400 px wide.',
      }),
      textField('fallbackText', 'Initials', 'Two or three letters, shown if there’s no logo.'),
      choiceFrom(
        'category',
        'Category',
        'The filter that shows it in the carrier showcase. Categories are under Carriers › Categories.',
        {from: 'carrierCategory'},
      ),
      field('number', 'rating', 'Rating', 'From 0 to 5 with one decimal, such as 4.6.', {
        required: 'Enter the rating.',
        errors: [validateRating],
      }),
      textField(
        'description',
        'Description',
        'Two or three sentences: what the carrier is good at, and for which clients.',
        {rows: 4},
      ),
      choicesFrom(
        'specialties',
        'Specialties',
        'The directory filters by these. They are under Carriers › Specialties.',
        {from: 'carrierSpecialty'},
      ),
      field(
        'array',
        'lines',
        'Insurance lines',
        'Optional. The lines of insurance that agents can sell for this carrier.',
        {
          of: [{type: 'string', options: {list: [...insuranceLines]}}],
          options: {list: insuranceLines.map((value) => ({value, title: value})), layout: 'grid'},
        },
      ),
    ]),
    ...inGroup('partnership', [
      choiceFrom(
        'partnerLevel',
        'Partner level',
        'The level of our partnership with the carrier. Levels are under Carriers › Partner levels.',
        {from: 'partnerLevel'},
      ),
      wordList(
        'features',
        'Features',
        'What the carrier offers agents: underwriting, tools, payment. Three to five short points.',
      ),
      toggle('featured', 'Featured partner', 'Shows the carrier at the top of the directory.'),
    ]),
    availabilityField,
    ...carrierPageFields,
  ],
  orderings: [
    orderBy('Name', 'name'),
    orderBy('Best rating first', 'rating desc'),
    orderBy('Category', 'category', 'name'),
  ],
  preview: preview(
    'Carrier without a name',
    {
      title: 'name',
      category: 'category',
      rating: 'rating',
      level: 'partnerLevel',
      featured: 'featured',
      media: 'logo',
    },
    ({category, rating, level, featured}) => [
      category,
      typeof rating === 'number' && `★ ${ratingText(rating)}`,
      level,
      featured && 'Featured',
    ],
  ),
})
