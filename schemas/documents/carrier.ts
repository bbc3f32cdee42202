import {CaseIcon} from '@sanity/icons/Case'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {choice} from '../fields/choice.ts'
import {pictureField} from '../fields/common-fields.ts'
import {wordList} from '../fields/word-list.ts'
import {words} from '../fields/words.ts'
import {ratingProblem, ratingText} from '../validation/ratings.ts'
import {availabilityField, carrierPageFields} from './carrier-page-fields.ts'
import {carrierSpecialties, insuranceLines} from './carrier-specialties.ts'

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
    words({
      name: 'name',
      title: 'Name',
      description: 'The name under which the carrier is known.',
      group: 'content',
    }),
    pictureField({
      name: 'logo',
      title: 'Logo',
      description: 'The carrier’s mark, square, as SVG or at least 400 px wide.',
      group: 'content',
    }),
    words({
      name: 'fallbackText',
      title: 'Initials',
      description: 'Two or three letters, shown while there is no logo.',
      group: 'content',
    }),
    choice({
      name: 'category',
      title: 'Category',
      description: 'The filter of the carrier showcase.',
      group: 'content',
      list: ['Medicare', 'Health', 'Life'].map((value) => ({value, title: value})),
    }),
    defineField({
      name: 'rating',
      title: 'Rating',
      type: 'number',
      group: 'content',
      description: 'From 0 to 5 with one decimal, such as 4.6.',
      validation: (rule) => [rule.required().error('Give the rating.'), rule.custom(ratingProblem)],
    }),
    words({
      name: 'description',
      title: 'Description',
      description: 'Two or three sentences: what the carrier is good at, and for which clients.',
      rows: 4,
      group: 'content',
    }),
    defineField({
      name: 'specialties',
      title: 'Specialties',
      type: 'array',
      group: 'content',
      description: 'The search in the directory goes by these.',
      of: [defineArrayMember({type: 'string', options: {list: [...carrierSpecialties]}})],
      options: {list: carrierSpecialties.map((value) => ({value, title: value})), layout: 'grid'},
      validation: (rule) => rule.required().min(1).error('Choose at least one specialty.'),
    }),
    defineField({
      name: 'lines',
      title: 'Insurance lines',
      type: 'array',
      group: 'content',
      description: 'Optional: the lines in which agents can sell this carrier.',
      of: [defineArrayMember({type: 'string', options: {list: [...insuranceLines]}})],
      options: {list: insuranceLines.map((value) => ({value, title: value})), layout: 'grid'},
    }),
    choice({
      name: 'partnerLevel',
      title: 'Partner level',
      description: 'The level of our partnership with the carrier.',
      group: 'partnership',
      list: ['Elite', 'Premier', 'Growth'].map((value) => ({value, title: value})),
    }),
    wordList({
      name: 'features',
      title: 'Features',
      description: 'What agents get here: underwriting, tools, payment. Three to five short points.',
      group: 'partnership',
    }),
    defineField({
      name: 'featured',
      title: 'Featured partner',
      type: 'boolean',
      group: 'partnership',
      description: 'Shows the carrier at the top of the directory.',
      initialValue: false,
    }),
    availabilityField,
    ...carrierPageFields,
  ],
  orderings: [
    {name: 'name', title: 'Name', by: [{field: 'name', direction: 'asc'}]},
    {name: 'rating', title: 'Best rating first', by: [{field: 'rating', direction: 'desc'}]},
    {
      name: 'category',
      title: 'Category',
      by: [
        {field: 'category', direction: 'asc'},
        {field: 'name', direction: 'asc'},
      ],
    },
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
