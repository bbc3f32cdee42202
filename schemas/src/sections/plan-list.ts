import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, dot, frame, heading, repeat, text, wireframe} from './wireframe.ts'

export const planList = defineSection({
  name: 'planList',
  title: 'Plans',
  description: 'Plans from the collection with their features and benefits.',
  icon: ClipboardIcon,
  group: 'products',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 22, 110) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        const points = repeat(
          4,
          (p) => dot(x + 15, 103 + p * 15, 2, 'copper') + text(x + 22, 101 + p * 15, 48, 1),
        )
        return frame(x, 46, 84, 130) + box(x + 12, 60, 56, 8, 'spruce', 2) + text(x + 12, 76, 60, 2) + points
      }),
  ),
  counts: ['plans', 'plan', 'plans'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('plans', 'Plans', 'The plans to show, in this order.', {to: 'plan'}),
    textField('featuresLabel', 'Label of the features', 'Appears above the features of each plan.', {
      initialValue: 'Features',
    }),
    textField('benefitsLabel', 'Label of the benefits', 'Appears above the benefits of each plan.', {
      initialValue: 'Benefits',
    }),
  ],
})
