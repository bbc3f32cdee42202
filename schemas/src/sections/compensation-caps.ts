import {BillIcon} from '@sanity/icons/Bill'
import {headingField, introField} from '../fields/common-fields.ts'
import {labels, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const compensationCaps = defineSection({
  name: 'compensationCaps',
  title: 'Compensation caps',
  description: 'The maximum commissions that CMS allows, by region, for this year and next.',
  icon: BillIcon,
  group: 'agents',
  fields: [
    headingField(),
    introField(),
    ...labels({
      regionLabel: ['Column: product and region', 'Product and region', 'Title of the first column.'],
      initialText: ['Column: initial', '{year}, initial', 'Title of a column. {year} is the year.'],
      renewalText: ['Column: renewal', '{year}, renewal', 'Title of a column. {year} is the year.'],
      missingText: ['No amount', 'Not posted yet', 'Appears where a cap has no amount.'],
    }),
    textField('note', 'Note', 'Optional. Appears below the table, such as the source.', {rows: 2}),
  ],
})
