import {InlineElementIcon} from '@sanity/icons/InlineElement'
import {defineArrayMember, defineField} from '@sanity/types'
import {headingField, introField} from '../fields/common-fields.ts'
import {checkTabKeys} from '../validation/check-tabs.ts'
import {defineSection} from './define-section.ts'
import {box, frame, repeat, rule, text, wireframe} from './wireframe.ts'

export const tabs = defineSection({
  name: 'tabs',
  title: 'Tabs',
  description: 'Sections behind tabs. The first tab is open; ?tab=key in the address opens another.',
  icon: InlineElementIcon,
  group: 'text',
  place: 'page',
  wireframe: wireframe(
    repeat(3, (i) => box(24 + i * 74, 30, 56, 7, i === 0 ? 'spruce' : 'sage', 2)) +
      rule(24, 48, 272) +
      box(24, 47, 56, 3, 'copper', 0) +
      frame(24, 62, 272, 112) +
      box(40, 78, 90, 8, 'spruce', 2) +
      text(40, 98, 230, 5),
  ),
  counts: ['panels', 'tab', 'tabs'],
  fields: [
    headingField({optional: true}),
    introField(),
    defineField({
      name: 'panels',
      title: 'Tabs',
      type: 'array',
      description: 'The tabs from left to right; the first one is open when the page is.',
      of: [defineArrayMember({type: 'tabPanel'})],
      validation: (rule) => [
        rule.required().min(2).error('Add at least two tabs.'),
        rule.custom(checkTabKeys),
      ],
    }),
  ],
})
