import type {SectionOf} from '../../content/types.ts'

export const steps = {
  _key: 'steps',
  _type: 'steps',
  anchor: null,
  tone: 'shade',
  heading: 'Live in 30 days',
  intro: 'From the census to the first payroll deduction.',
  items: [
    {
      _key: 'k2',
      title: 'Design',
      description:
        'You send a census: birth dates, salaries, job classes. You receive three designs with rates.',
      timing: 'Days 1-5',
    },
    {
      _key: 'k3',
      title: 'Decide',
      description:
        'You choose the carrier and the contribution; we file the application and the first premium.',
      timing: 'Days 6-10',
    },
  ],
} satisfies SectionOf<'steps'>
