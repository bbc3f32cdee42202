import {TiersIcon} from '@sanity/icons/Tiers'
import {headingField, introField} from '../fields/common-fields.ts'
import {labels, references, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const partnerTiers = defineSection({
  name: 'partnerTiers',
  title: 'Partner tiers',
  description: 'Partner tiers with requirements and benefits.',
  icon: TiersIcon,
  group: 'agents',
  counts: ['items', 'tier', 'tiers'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Tiers', 'The tiers to show, highest first.', {to: 'partnerTier'}),
    ...labels({
      tierText: [
        'Name of a tier',
        '{name} tier',
        'Optional. Appears above the description of a tier. {name} is its name.',
      ],
      requirementsLabel: ['Requirements label', 'Requirements', 'Appears above the requirements of a tier.'],
      benefitsLabel: ['Benefits label', 'Benefits', 'Appears above the benefits of a tier.'],
    }),
    textField('note', 'Note', 'Optional. How and when the tier is reviewed.', {rows: 2}),
  ],
})
