import {TiersIcon} from '@sanity/icons/Tiers'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, button, frame, heading, repeat, text, wireframe} from './wireframe.ts'

export const partnerTiers = defineSection({
  name: 'partnerTiers',
  title: 'Partner tiers',
  description: 'Partner tiers with requirements and benefits.',
  icon: TiersIcon,
  group: 'agents',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 20, 110) +
      repeat(3, (i) => {
        const y = 44 + i * 46
        const figures = repeat(
          3,
          (f) => box(120 + f * 40, y + 10, 26, 8, 'copper', 2) + text(120 + f * 40, y + 24, 28, 1),
        )
        return frame(24, y, 272, 40) + box(38, y + 15, 60, 9, 'spruce', 2) + figures + button(244, y + 13, 40)
      }),
  ),
  counts: ['items', 'tier', 'tiers'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Tiers', 'The tiers to show, highest first.', {to: 'partnerTier'}),
    textField('requirementsLabel', 'Label of the requirements', 'Appears above the requirements of a tier.', {
      initialValue: 'Requirements',
    }),
    textField('benefitsLabel', 'Label of the benefits', 'Appears above the benefits of a tier.', {
      initialValue: 'Benefits',
    }),
    textField('note', 'Note', 'Optional: how and when the tier is reviewed.', {rows: 2, optional: true}),
  ],
})
