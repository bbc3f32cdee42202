import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineField} from '@sanity/types'
import {headingField, introField} from '../fields/common-fields.ts'
import {missing, references, textField} from '../fields/fields.ts'
import {customRule} from '../validation/custom-rule.ts'
import {repeatedValues} from '../validation/unique-values.ts'
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
    textField('exampleLabel', 'Mark', 'Appears next to the figures, so that it’s clear they’re an example.', {
      initialValue: 'Example, not a forecast',
    }),
    references(
      'levels',
      'Levels',
      'The levels to choose from, the one that is shown first at the top. Rates come from them.',
      {to: 'commissionLevel'},
    ),
    defineField({
      name: 'products',
      title: 'Products and assumptions',
      type: 'array',
      description: 'What the agent in the example sells. Visitors see each assumption.',
      of: [earningsProduct],
      validation: (rule) => [
        rule.required().min(1).error(missing.list),
        customRule(rule, (products) =>
          repeatedValues(products, 'product', (name) => `“${name}” is already in the list. Remove it here.`),
        ),
      ],
    }),
    defineField({
      name: 'years',
      title: 'Years',
      type: 'number',
      description: 'How many years the example shows.',
      initialValue: 5,
      validation: (rule) =>
        rule.required().integer().min(1).max(10).error('Enter a whole number from 1 to 10.'),
    }),
    ...earningsLabels,
  ],
})
