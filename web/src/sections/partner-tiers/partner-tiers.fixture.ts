import {action} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const partnerTiers = {
  _key: 'partnerTiers',
  _type: 'partnerTiers',
  anchor: null,
  tone: null,
  heading: 'Tiers',
  intro: null,
  requirementsLabel: 'Requirements',
  benefitsLabel: 'Benefits',
  tierText: '{name} tier',
  note: 'Over twelve months.',
  items: [
    {
      _id: 'elite',
      name: 'Elite',
      description: 'Sets the pace.',
      icon: 'star',
      requirements: [
        {_key: 'r1', label: 'Annual premium', value: '$2M+'},
        {_key: 'r2', label: 'Active agents', value: '50+'},
      ],
      benefits: ['Highest overrides'],
      action: action('Apply Now', '/contact?topic=partner-elite'),
    },
    {
      _id: 'growth',
      name: 'Growth',
      description: 'Begins to build.',
      icon: 'oak',
      requirements: [{_key: 'r1', label: 'Annual premium', value: '$250K+'}],
      benefits: ['First override level'],
      action: action('Apply Now', '/contact?topic=partner-growth'),
    },
  ],
} satisfies SectionOf<'partnerTiers'>
