import {WrenchIcon} from '@sanity/icons/Wrench'
import {actionsField, headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const toolList = defineSection({
  name: 'toolList',
  title: 'Marketing tools',
  description: 'Tools from the collection, each with its button.',
  icon: WrenchIcon,
  group: 'agents',
  counts: ['items', 'tool', 'tools'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Tools', 'The tools to show, in this order.', {to: 'marketingTool'}),
    actionsField(),
  ],
})
