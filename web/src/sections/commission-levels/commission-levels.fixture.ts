import type {SectionOf} from '../../content/types.ts'

export const commissionLevels = {
  _key: 'commissionLevels',
  _type: 'commissionLevels',
  anchor: null,
  tone: null,
  heading: 'Levels and rates',
  intro:
    'Life rates are a share of first-year target premium. Renewals are paid from the first anniversary at every level.',
  levels: [
    {
      _id: 'commission-level-standard',
      name: 'Standard',
      description: 'Where every new contract starts, whatever your history.',
      icon: 'coin',
      year: 2024,
      effectiveFrom: null,
      effectiveUntil: null,
      overNote: null,
      requirement: 'An active license and errors and omissions cover.',
      rates: [
        {
          _key: 'k2',
          product: 'Term Life',
          rate: '80%',
        },
        {
          _key: 'k3',
          product: 'Whole Life',
          rate: '85%',
        },
      ],
    },
    {
      _id: 'commission-level-premier',
      name: 'Premier',
      description: 'For agents with a steady year behind them.',
      icon: 'chart',
      year: 2024,
      effectiveFrom: null,
      effectiveUntil: '2024-12-31',
      overNote: 'These rates are being revised.',
      requirement: 'Rolling 12-month production at the Premier mark, reviewed each quarter.',
      rates: [
        {
          _key: 'k4',
          product: 'Term Life',
          rate: '90%',
        },
        {
          _key: 'k5',
          product: 'Whole Life',
          rate: '95%',
        },
      ],
    },
  ],
  productLabel: 'Product',
  rateLabel: 'Rate',
  note: 'Level advancement uses rolling 12-month production. Medicare Advantage amounts are flat, for each enrollment, and include administrative payments where a carrier makes them; the carrier pays you directly, never more than the CMS maximum for the member’s state and year. CMS maximums for initial enrollments, national: 2026 $694, 2027 $725; amounts above the maximum in this sample table are not payable as commission. Sample rates for a fictional company.',
} satisfies SectionOf<'commissionLevels'>
