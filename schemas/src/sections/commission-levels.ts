import {BillIcon} from '@sanity/icons/Bill'
import {headingField, introField} from '../fields/common-fields.ts'
import {labels, references, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const commissionLevels = defineSection({
  name: 'commissionLevels',
  title: 'Commission levels',
  description: 'Commission levels with their rate tables.',
  icon: BillIcon,
  group: 'agents',
  counts: ['levels', 'level', 'levels'],
  fields: [
    headingField({optional: true}),
    introField(),
    references(
      'levels',
      'Levels',
      'The levels to show, lowest first. Choose one version of each: the site shows the current one.',
      {to: 'commissionLevel'},
    ),
    ...labels({
      levelText: [
        'Name of a level',
        '{level} level',
        'Optional. Appears above the requirements of a level. {level} is its name.',
      ],
      productLabel: ['Column: product', 'Product', 'Title of the column with the products.'],
      rateLabel: ['Column: rate', 'Rate', 'Title of the column with the rates.'],
    }),
    textField('note', 'Note', 'Under the tables: how a level is reached and what the rates refer to.', {
      rows: 2,
    }),
  ],
})
