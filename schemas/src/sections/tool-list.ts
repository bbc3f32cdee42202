import {WrenchIcon} from '@sanity/icons/Wrench'
import {actionsField, headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {defineSection} from './define-section.ts'
import {box, button, dot, frame, heading, repeat, text, wireframe} from './wireframe.ts'

export const toolList = defineSection({
  name: 'toolList',
  title: 'Marketing tools',
  description: 'Tools from the collection, each with its button.',
  icon: WrenchIcon,
  group: 'agents',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 24, 110) +
      repeat(3, (i) => {
        const y = 52 + i * 44
        return (
          frame(24, y, 272, 36) +
          dot(44, y + 18, 9, 'sage') +
          box(64, y + 9, 80, 7, 'spruce', 2) +
          text(64, y + 23, 120, 1) +
          button(230, y + 11, 54)
        )
      }),
  ),
  counts: ['items', 'tool', 'tools'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Tools', 'The tools to show, in this order.', {to: 'marketingTool'}),
    actionsField(),
  ],
})
