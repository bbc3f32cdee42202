import {TiersIcon} from '@sanity/icons/Tiers'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const partnerTiers = defineSection({
  name: 'partnerTiers',
  title: 'Partner tiers',
  description: 'Partner tiers with what each asks and gives.',
  icon: TiersIcon,
  counts: ['items', 'tier', 'tiers'],
  fields: [
    headingField({optional: true}),
    introField(),
    references({
      name: 'items',
      title: 'Tiers',
      description: 'The tiers to show, highest first.',
      to: 'partnerTier',
    }),
    words({
      name: 'requirementsLabel',
      title: 'Label of the requirements',
      description: 'Stands over what a tier asks.',
      initialValue: 'Requirements',
    }),
    words({
      name: 'benefitsLabel',
      title: 'Label of the benefits',
      description: 'Stands over what a tier gives.',
      initialValue: 'Benefits',
    }),
    words({
      name: 'note',
      title: 'Note',
      description: 'Optional: how and when the tier is reviewed.',
      rows: 2,
      optional: true,
    }),
  ],
})
