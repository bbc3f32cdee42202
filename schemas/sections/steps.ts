import {OlistIcon} from '@sanity/icons/Olist'
import {headingField, introField} from '../fields/common-fields.ts'
import {list} from '../fields/list.ts'
import {defineSection} from './define-section.ts'

export const steps = defineSection({
  name: 'steps',
  title: 'Steps',
  description: 'What happens one after the other, with its timing.',
  icon: OlistIcon,
  counts: ['items', 'step', 'steps'],
  fields: [
    headingField(),
    introField(),
    list({name: 'items', title: 'Steps', description: 'The steps in their order.', of: 'step'}),
  ],
})
