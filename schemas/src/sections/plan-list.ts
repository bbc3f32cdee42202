import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {headingField, introField} from '../fields/common-fields.ts'
import {references, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const planList = defineSection({
  name: 'planList',
  title: 'Plans',
  description: 'Plans from the collection with their features and benefits.',
  icon: ClipboardIcon,
  group: 'products',
  place: 'page-or-tab',
  counts: ['plans', 'plan', 'plans'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('plans', 'Plans', 'The plans to show, in this order.', {to: 'plan'}),
    textField('featuresLabel', 'Label of the features', 'Appears above the features of each plan.', {
      initialValue: 'Features',
    }),
    textField('benefitsLabel', 'Label of the benefits', 'Appears above the benefits of each plan.', {
      initialValue: 'Benefits',
    }),
  ],
})
