import {BarChartIcon} from '@sanity/icons/BarChart'
import {headingField, introField} from '../fields/common-fields.ts'
import {list} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const stats = defineSection({
  name: 'stats',
  title: 'Key figures',
  description: 'Two to six large figures with their labels.',
  icon: BarChartIcon,
  group: 'text',
  counts: ['items', 'figure', 'figures'],
  fields: [
    headingField({optional: true}),
    introField(),
    list('items', 'Key figures', 'The most important one first.', {of: 'stat'}),
  ],
})
