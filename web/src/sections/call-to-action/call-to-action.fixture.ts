import {pageLink, picture} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const callToAction = {
  _key: 'callToAction',
  _type: 'callToAction',
  anchor: null,
  tone: 'deep',
  heading: 'Group life for employers',
  text: 'Coverage for a whole team, paid through payroll, at rates 15-25 percent below individual policies. From signature to the first payroll deduction it takes about 30 days.',
  bullets: null,
  actions: [
    {
      _key: 'k2',
      label: 'See group life',
      spoken: null,
      style: 'primary',
      link: pageLink('/insurance/employer-benefits/life'),
    },
  ],
  picture: {...picture(''), decorative: true},
} satisfies SectionOf<'callToAction'>
