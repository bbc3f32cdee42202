import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const planList = defineSection({
  name: 'planList',
  title: 'Plans',
  description: 'Plans from the collection with their features and benefits.',
  icon: ClipboardIcon,
  counts: ['plans', 'plan', 'plans'],
  fields: [
    headingField({optional: true}),
    introField(),
    references({name: 'plans', title: 'Plans', description: 'The plans to show, in this order.', to: 'plan'}),
    words({
      name: 'featuresLabel',
      title: 'Label of the features',
      description: 'Stands over the features of each plan.',
      initialValue: 'Features',
    }),
    words({
      name: 'benefitsLabel',
      title: 'Label of the benefits',
      description: 'Stands over the benefits of each plan.',
      initialValue: 'Benefits',
    }),
  ],
})
