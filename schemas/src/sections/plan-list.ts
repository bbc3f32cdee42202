import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {headingField, introField} from '../fields/common-fields.ts'
import {label, references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const planList = defineSection({
  name: 'planList',
  title: 'Plans',
  description: 'Plans from the collection with their features and benefits.',
  icon: ClipboardIcon,
  group: 'products',
  counts: ['plans', 'plan', 'plans'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('plans', 'Plans', 'The plans to show, in this order.', {to: 'plan'}),
    label('featuresLabel', 'Features label', 'Features', 'Appears above the features of each plan.'),
    label('benefitsLabel', 'Benefits label', 'Benefits', 'Appears above the benefits of each plan.'),
  ],
})
