import type {SectionOf} from '../../content/types.ts'

export const earningsExample: SectionOf<'earningsExample'> = {
  _key: 'earningsExample',
  _type: 'earningsExample',
  anchor: null,
  tone: null,
  heading: 'What a book could come to',
  intro: null,
  exampleLabel: 'Example, not a forecast',
  levels: [
    {
      _id: 'commission-level-standard',
      name: 'Standard',
      rates: [
        {_key: 'a', product: 'Term Life', rate: '80%'},
        {_key: 'b', product: 'Medicare Advantage (flat)', rate: '$400-600'},
      ],
    },
    {
      _id: 'commission-level-elite',
      name: 'Elite',
      rates: [{_key: 'a', product: 'Term Life', rate: '100%'}],
    },
  ],
  products: [
    {
      _key: 'a',
      product: 'Term Life',
      policies: 10,
      premium: 1000,
      renewal: 5,
      renewalYears: 9,
      persistency: 90,
    },
    {
      _key: 'b',
      product: 'Medicare Advantage (flat)',
      policies: 10,
      premium: 0,
      renewal: 50,
      renewalYears: 10,
      persistency: 100,
    },
  ],
  years: 2,
  levelLabel: 'Commission level',
  policiesLabel: '{product}: policies a year',
  policiesError: 'Give a whole number from 0 to {max}.',
  resetLabel: 'Back to the example',
  yearLabel: 'Year {n}',
  yearsLabel: 'Year',
  firstYearLabel: 'New policies',
  renewalLabel: 'Renewals',
  totalLabel: 'Together',
  summary: 'At {level}: {first} in year 1, {last} in year {n}, of which {renewals} are renewals.',
  assumptionsHeading: 'What this example assumes',
  shareText:
    '{product}: {policies} a year of {premium} at {rate}, {renewal} for {years} years; {persistency} kept.',
  flatText:
    '{product}: {policies} a year at {rate}, counted as {amount}, {renewal} for {years} years; {persistency} kept.',
  unpaidText: '{product}: no rate at this level.',
  note: 'An example.',
}
