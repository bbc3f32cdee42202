import {BarChartIcon} from '@sanity/icons/BarChart'
import {headingField, introField} from '../fields/common-fields.ts'
import {list} from '../fields/list.ts'
import {defineSection} from './define-section.ts'
import {box, heading, repeat, rule, text, wireframe} from './wireframe.ts'

export const stats = defineSection({
  name: 'stats',
  title: 'Figures',
  description: 'Two to six large figures with their labels.',
  icon: BarChartIcon,
  group: 'text',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 36, 110) +
      rule(24, 66, 272) +
      repeat(
        4,
        (i) => box(24 + i * 70, 84, 44, 24, i === 0 ? 'copper' : 'spruce', 3) + text(24 + i * 70, 120, 50, 1),
      ) +
      rule(24, 146, 272),
  ),
  counts: ['items', 'figure', 'figures'],
  fields: [
    headingField({optional: true}),
    introField(),
    list('items', 'Figures', 'The figures, the most telling one first.', {of: 'stat'}),
  ],
})
