import {pageLink, picture} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const carrierShowcase = {
  _key: 'carrierShowcase',
  _type: 'carrierShowcase',
  anchor: null,
  tone: 'shade',
  heading: 'Six carriers to begin with',
  intro:
    'Access contracts with 50+ top-rated insurance carriers. Here are six of them; ratings are our own service scores, from placement time to claims.',
  allLabel: 'All',
  filterLabel: 'Show carriers by category',
  carriers: [
    {
      _id: 'carrier-blue-anchor-life',
      name: 'Blue Anchor Life',
      fallbackText: 'BA',
      category: 'Life',
      rating: 4.7,
      specialties: ['Term Life', 'Indexed Universal Life'],
      description:
        'Level term and indexed universal life with living benefits on every policy and a decision on most applications the same day.',
      path: null,
      logo: picture('Blue Anchor Life seal'),
    },
    {
      _id: 'carrier-evergreen-senior-health',
      name: 'Evergreen Senior Health',
      fallbackText: 'ES',
      category: 'Medicare',
      rating: 4.6,
      specialties: ['Medicare Advantage', 'Prescription Drug Plans'],
      description:
        'Medicare Advantage HMO and PPO plans in 28 states with a dental allowance and a care line that answers at night.',
      path: '/carriers/evergreen',
      logo: picture('Evergreen Senior Health seal'),
    },
    {
      _id: 'carrier-pecan-valley-mutual',
      name: 'Pecan Valley Mutual',
      fallbackText: 'PV',
      category: 'Life',
      rating: 4.5,
      specialties: ['Whole Life', 'Final Expense'],
      description:
        'A mutual company whose participating whole life has paid a dividend in every year since it was formed; simple final expense with three health classes.',
      path: null,
      logo: picture('Pecan Valley Mutual seal'),
    },
    {
      _id: 'carrier-live-oak-health',
      name: 'Live Oak Health',
      fallbackText: 'LO',
      category: 'Health',
      rating: 4.4,
      specialties: ['Individual Health', 'Family Health'],
      description: 'Marketplace plans at every metal level with virtual primary care at no cost.',
      path: null,
      logo: picture('Live Oak Health seal'),
    },
  ],
  specialtiesLabel: 'Specialties',
  expandLabel: 'Show details',
  collapseLabel: 'Hide details',
  detailLabel: 'View carrier details',
  resultStatus: 'Carriers shown: {count}',
  action: {
    _key: null,
    label: 'View all carriers',
    spoken: null,
    style: 'secondary',
    link: pageLink('/carriers/directory'),
  },
} satisfies SectionOf<'carrierShowcase'>
