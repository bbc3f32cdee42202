import {OlistIcon} from '@sanity/icons/Olist'
import {defineType} from '@sanity/types'
import {textField} from '../fields/fields.ts'

export const step = defineType({
  name: 'step',
  title: 'Step',
  type: 'object',
  icon: OlistIcon,
  fields: [
    textField('title', 'Title', 'What happens in this step.'),
    textField('description', 'Description', 'Who does what, in one to three sentences.', {rows: 3}),
    textField('timing', 'Timing', 'Optional. When or how long, such as “Week 1”.'),
  ],
  preview: {select: {title: 'title', subtitle: 'timing'}},
})
