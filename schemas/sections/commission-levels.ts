import {BillIcon} from '@sanity/icons/Bill'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const commissionLevels = defineSection({
  name: 'commissionLevels',
  title: 'Commission levels',
  description: 'Commission levels with their rate tables.',
  icon: BillIcon,
  counts: ['levels', 'level', 'levels'],
  fields: [
    headingField({optional: true}),
    introField(),
    references({
      name: 'levels',
      title: 'Levels',
      description: 'The levels to show, lowest first.',
      to: 'commissionLevel',
    }),
    words({
      name: 'productLabel',
      title: 'Column: product',
      description: 'Title of the column with the products.',
      initialValue: 'Product',
    }),
    words({
      name: 'rateLabel',
      title: 'Column: rate',
      description: 'Title of the column with the rates.',
      initialValue: 'Rate',
    }),
    words({
      name: 'note',
      title: 'Note',
      description: 'Under the tables: how a level is reached and what the rates refer to.',
      rows: 2,
    }),
  ],
})
