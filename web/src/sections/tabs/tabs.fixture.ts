import type {SectionOf} from '../../content/types.ts'

export const tabs = {
  _key: 'tabs',
  _type: 'tabs',
  anchor: null,
  tone: null,
  heading: 'Coverage options',
  intro: 'Most employers begin with term, and let employees add the rest.',
  panels: [
    {
      _key: 'k2',
      key: 'term',
      label: 'Term',
      sections: [
        {
          _key: 'k3',
          _type: 'planList',
          anchor: null,
          tone: null,
          heading: null,
          intro: null,
          plans: [
            {
              _id: 'plan-group-basic-term',
              name: 'Basic group term',
              audience: 'group',
              description:
                'A flat amount or a multiple of salary for every eligible employee, paid by the employer.',
              icon: 'shield',
              features: ['One or two times salary, or a flat sum', 'Guaranteed issue up to the group limit'],
              benefits: [
                'Every employee is covered on the first day of eligibility',
                'One bill for the whole team',
              ],
            },
            {
              _id: 'plan-group-voluntary-term',
              name: 'Voluntary term',
              audience: 'group',
              description: 'Extra coverage that employees choose and pay for through payroll.',
              icon: 'people',
              features: ['Level terms of 10, 15, 20 or 30 years', 'Spouse and child coverage'],
              benefits: ['Higher coverage at group rates', 'No cost to the employer'],
            },
          ],
          featuresLabel: 'Features',
          benefitsLabel: 'Good for',
        },
      ],
    },
    {
      _key: 'k4',
      key: 'permanent',
      label: 'Permanent',
      sections: [
        {
          _key: 'k5',
          _type: 'planList',
          anchor: null,
          tone: null,
          heading: null,
          intro: null,
          plans: [
            {
              _id: 'plan-group-group-whole',
              name: 'Group whole life',
              audience: 'group',
              description: 'Permanent coverage with a level premium that the employee owns and keeps.',
              icon: 'umbrella',
              features: ['Premium fixed at the age of issue', 'Guaranteed cash value'],
              benefits: ['Coverage that outlasts the job', 'Savings through payroll'],
            },
            {
              _id: 'plan-group-group-universal',
              name: 'Group universal life',
              audience: 'group',
              description: 'Flexible permanent coverage, with an account the employee can add to.',
              icon: 'scale',
              features: ['Adjustable death benefit', 'Voluntary additional deposits'],
              benefits: ['Bridges to retirement', 'Suits executives and long-serving staff'],
            },
          ],
          featuresLabel: 'Features',
          benefitsLabel: 'Good for',
        },
      ],
    },
  ],
} satisfies SectionOf<'tabs'>
