import {OlistIcon} from '@sanity/icons/Olist'
import {headingField, introField} from '../fields/common-fields.ts'
import {list} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const steps = defineSection({
  name: 'steps',
  title: 'Steps',
  description: 'Steps in order, with their timing.',
  icon: OlistIcon,
  group: 'text',
  counts: ['items', 'step', 'steps'],
  fields: [headingField(), introField(), list('items', 'Steps', 'The steps in order.', {of: 'step'})],
})
