import type {SectionOf} from '../../content/types.ts'

export const comparisonTable = {
  _key: 'comparisonTable',
  _type: 'comparisonTable',
  anchor: null,
  tone: null,
  heading: 'Marketplace or off-marketplace',
  intro: null,
  caption: 'Seven features of marketplace and off-marketplace plans',
  featureLabel: 'Feature',
  columns: ['Marketplace', 'Off-marketplace'],
  rows: [
    {
      _key: 'k2',
      feature: 'Premium tax credit',
      cells: [
        {
          _key: 'k3',
          kind: 'yes',
          text: 'By household income',
        },
        {
          _key: 'k4',
          kind: 'no',
          text: null,
        },
      ],
    },
    {
      _key: 'k5',
      feature: 'Cost-sharing reductions',
      cells: [
        {
          _key: 'k6',
          kind: 'yes',
          text: 'With silver plans',
        },
        {
          _key: 'k7',
          kind: 'no',
          text: null,
        },
      ],
    },
  ],
  bestForHeading: 'Best for',
  bestFor: [
    {
      _key: 'k8',
      title: 'Marketplace',
      items: ['Households that receive a credit', 'Clients who want one place to compare'],
    },
    {
      _key: 'k9',
      title: 'Off-marketplace',
      items: ['Households above the credit range', 'Clients who need a wider network'],
    },
  ],
  note: 'Rules differ in states with their own exchange.',
} satisfies SectionOf<'comparisonTable'>
