import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {headingField, introField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {label, list, references} from '../fields/fields.ts'
import {checkOnce} from '../validation/unique-values.ts'
import {defineSection} from './define-section.ts'
import {earningsLabels} from './earnings-labels.ts'
import {earningsProduct} from './earnings-product.ts'

export const earningsExample = defineSection({
  name: 'earningsExample',
  title: 'Earnings example',
  description:
    'An example that visitors can change: what the published commission levels would pay, with renewals. Every assumption is shown.',
  icon: TrendUpwardIcon,
  group: 'agents',
  place: 'page',
  counts: ['products', 'product', 'products'],
  fields: [
    headingField(),
    introField(),
    label(
      'exampleLabel',
      'Mark',
      'Example, not a forecast',
      'Appears next to the figures, so that it’s clear they’re an example.',
    ),
    references(
      'levels',
      'Levels',
      'The levels to choose from, the one that is shown first at the top. Rates come from them.',
      {to: 'commissionLevel'},
    ),
    list(
      'products',
      'Products and assumptions',
      'What the agent in the example sells. Visitors see each assumption.',
      {
        of: earningsProduct,
        errors: [checkOnce('product', (name) => `“${name}” is already in the list. Remove it here.`)],
      },
    ),
    field('number', 'years', 'Years', 'How many years the example shows.', {
      initialValue: 5,
      rule: (rule) => rule.required().integer().min(1).max(10).error('Enter a whole number from 1 to 10.'),
    }),
    ...earningsLabels,
  ],
})
