import type {SectionOf} from '../../content/types.ts'

export const careerPath = {
  _key: 'careerPath',
  _type: 'careerPath',
  anchor: null,
  tone: null,
  heading: 'Three levels',
  intro: null,
  requirementsLabel: 'Requirements',
  benefitsLabel: 'Benefits',
  items: [
    {
      _id: 'l1',
      level: 'Associate Agent',
      timeframe: '0-12 months',
      requirements: ['Active license'],
      benefits: ['A mentor'],
    },
    {
      _id: 'l2',
      level: 'Senior Agent',
      timeframe: '12-24 months',
      requirements: ['Persistency'],
      benefits: ['A case manager'],
    },
  ],
} satisfies SectionOf<'careerPath'>
