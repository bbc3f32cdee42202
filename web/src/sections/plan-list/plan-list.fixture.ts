import type {SectionOf} from '../../content/types.ts'

export const planList = {
  _key: 'planList',
  _type: 'planList',
  anchor: null,
  tone: null,
  heading: 'Marketplace plans',
  intro: 'Bought through the Marketplace, with the premium tax credit where income allows.',
  plans: [
    {
      _id: 'plan-marketplace-silver',
      name: 'Silver with cost sharing',
      audience: 'marketplace',
      description:
        'For households up to two and a half times the poverty level: the premium credit and a lower deductible in one plan.',
      icon: 'heart',
      features: ['Premium tax credit', 'Cost-sharing reductions'],
      benefits: ['Families with modest incomes', 'Clients who use their plan'],
    },
    {
      _id: 'plan-marketplace-bronze',
      name: 'Bronze and expanded bronze',
      audience: 'marketplace',
      description:
        'The lowest premium on the Marketplace, sometimes covered in full by the premium tax credit, with a high deductible.',
      icon: 'coin',
      features: ['Premium tax credit', 'Preventive care at no cost'],
      benefits: [
        'Healthy clients who want a cap on what they can owe',
        'The self-employed with variable income',
      ],
    },
  ],
  featuresLabel: 'Features',
  benefitsLabel: 'Good for',
} satisfies SectionOf<'planList'>
