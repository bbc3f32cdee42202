import {TiersIcon} from '@sanity/icons/Tiers'
import {headingField, introField} from '../fields/common-fields.ts'
import {references, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const partnerTiers = defineSection({
  name: 'partnerTiers',
  title: 'Partner tiers',
  description: 'Partner tiers with requirements and benefits.',
  icon: TiersIcon,
  group: 'agents',
  place: 'page-or-tab',
  counts: ['items', 'tier', 'tiers'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Tiers', 'The tiers to show, highest first.', {to: 'partnerTier'}),
    textField(
      'tierText',
      'Name of a tier',
      'Optional. Appears above what a tier gives. {name} is its name.',
      {
        initialValue: '{name} tier',
        optional: true,
      },
    ),
    textField('requirementsLabel', 'Label of the requirements', 'Appears above the requirements of a tier.', {
      initialValue: 'Requirements',
    }),
    textField('benefitsLabel', 'Label of the benefits', 'Appears above the benefits of a tier.', {
      initialValue: 'Benefits',
    }),
    textField('note', 'Note', 'Optional: how and when the tier is reviewed.', {rows: 2, optional: true}),
  ],
})
