import {CaseIcon} from '@sanity/icons/Case'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {pictureField} from '../fields/common-fields.ts'
import {choiceFrom, choicesFrom, textField, toggle, wordList} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {customRule} from '../validation/custom-rule.ts'
import {ratingText, validateRating} from '../validation/ratings.ts'
import {availabilityField, carrierPageFields} from './carrier-page-fields.ts'
import {insuranceLines} from './insurance-lines.ts'

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
    textField('name', 'Name', 'The name under which the carrier is known.', {group: 'content'}),
    pictureField({
      name: 'logo',
      title: 'Logo',
      description: 'The carrier’s mark, square, as SVG or at least 400 px wide.',
      group: 'content',
    }),
    textField('fallbackText', 'Initials', 'Two or three letters, shown if there’s no logo.', {
      group: 'content',
    }),
    choiceFrom(
      'category',
      'Category',
      'The filter of the carrier showcase. Categories are under Carriers › Categories.',
      {group: 'content', from: 'carrierCategory'},
    ),
    defineField({
      name: 'rating',
      title: 'Rating',
      type: 'number',
      group: 'content',
      description: 'From 0 to 5 with one decimal, such as 4.6.',
      validation: (rule) => [rule.required().error('Enter the rating.'), customRule(rule, validateRating)],
    }),
    textField(
      'description',
      'Description',
      'Two or three sentences: what the carrier is good at, and for which clients.',
      {rows: 4, group: 'content'},
    ),
    choicesFrom(
      'specialties',
      'Specialties',
      'The search in the directory goes by these. They are under Carriers › Specialties.',
      {group: 'content', from: 'carrierSpecialty'},
    ),
    defineField({
      name: 'lines',
      title: 'Insurance lines',
      type: 'array',
      group: 'content',
      description: 'Optional: the lines in which agents can sell this carrier.',
      of: [defineArrayMember({type: 'string', options: {list: [...insuranceLines]}})],
      options: {list: insuranceLines.map((value) => ({value, title: value})), layout: 'grid'},
    }),
    choiceFrom(
      'partnerLevel',
      'Partner level',
      'The level of our partnership with the carrier. Levels are under Carriers › Partner levels.',
      {group: 'partnership', from: 'partnerLevel'},
    ),
    wordList(
      'features',
      'Features',
      'What the carrier offers agents: underwriting, tools, payment. Three to five short points.',
      {group: 'partnership'},
    ),
    toggle('featured', 'Featured partner', 'Shows the carrier at the top of the directory.', {
      group: 'partnership',
    }),
    availabilityField,
    ...carrierPageFields,
  ],
  orderings: [
    orderBy('Name', 'name'),
    orderBy('Best rating first', 'rating desc'),
    orderBy('Category', 'category', 'name'),
  ],
  preview: {
    select: {
      title: 'name',
      category: 'category',
      rating: 'rating',
      level: 'partnerLevel',
      featured: 'featured',
      media: 'logo',
    },
    prepare: ({title, category, rating, level, featured, media}) => ({
      title: title || 'Carrier without a name',
      subtitle: [
        category,
        typeof rating === 'number' && `★ ${ratingText(rating)}`,
        level,
        featured && 'Featured',
      ]
        .filter(Boolean)
        .join(' · '),
      media: media?.asset ? media : CaseIcon,
    }),
  },
})
