import type {SectionOf} from '../../content/types.ts'

export const stats = {
  _key: 'stats',
  _type: 'stats',
  anchor: null,
  tone: 'deep',
  heading: 'Today',
  intro: null,
  items: [
    {
      _key: 'k2',
      label: 'States',
      value: '50',
      unit: null,
      icon: null,
    },
    {
      _key: 'k3',
      label: 'Employees',
      value: '100+',
      unit: null,
      icon: null,
    },
  ],
} satisfies SectionOf<'stats'>
