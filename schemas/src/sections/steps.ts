import {OlistIcon} from '@sanity/icons/Olist'
import {headingField, introField} from '../fields/common-fields.ts'
import {list} from '../fields/list.ts'
import {defineSection} from './define-section.ts'
import {box, dot, heading, repeat, text, wireframe} from './wireframe.ts'

export const steps = defineSection({
  name: 'steps',
  title: 'Steps',
  description: 'Steps in order, with their timing.',
  icon: OlistIcon,
  group: 'text',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 32, 110) +
      box(40, 87, 214, 2, 'line', 0) +
      repeat(4, (i) => {
        const x = 24 + i * 70
        return (
          dot(x + 16, 88, 14, i === 0 ? 'copper' : 'spruce') +
          box(x, 116, 48, 7, 'spruce', 2) +
          text(x, 132, 58, 3)
        )
      }),
  ),
  counts: ['items', 'step', 'steps'],
  fields: [headingField(), introField(), list('items', 'Steps', 'The steps in their order.', {of: 'step'})],
})
