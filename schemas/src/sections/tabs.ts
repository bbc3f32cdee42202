import {InlineElementIcon} from '@sanity/icons/InlineElement'
import {headingField, introField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {defineSection} from './define-section.ts'

export const tabs = defineSection({
  name: 'tabs',
  title: 'Tabs',
  description: 'Sections behind tabs. The first tab is open; ?tab=key in the address opens another.',
  icon: InlineElementIcon,
  group: 'text',
  place: 'page',
  counts: ['panels', 'tab', 'tabs'],
  fields: [
    headingField({optional: true}),
    introField(),
    field(
      'array',
      'panels',
      'Tabs',
      'The tabs from left to right. The first one is open when the page opens.',
      {
        of: [{type: 'tabPanel'}],
        rule: (rule) => rule.required().min(2).error('Add at least two tabs.'),
      },
    ),
  ],
})
