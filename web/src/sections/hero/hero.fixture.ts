import {pageLink, picture} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const hero = {
  _key: 'hero',
  _type: 'hero',
  anchor: null,
  tone: null,
  layout: 'home',
  eyebrow: 'Independent insurance marketing organization, Dallas, Texas',
  heading: 'Your book of business. Our books, open.',
  text: 'You bring the clients. Harbor Oak brings 50+ carrier contracts, commission levels you can read before you sign, and a desk of people who pick up.',
  actions: [
    {
      _key: 'k2',
      label: 'Join Our Network',
      spoken: null,
      style: 'primary',
      link: pageLink('/contact'),
    },
    {
      _key: 'k3',
      label: 'Learn More',
      spoken: null,
      style: 'secondary',
      link: pageLink('/about'),
    },
  ],
  picture: {...picture(''), decorative: true},
  stats: [
    {
      _key: 'k4',
      label: 'Founded',
      value: '2017',
      unit: null,
      icon: null,
    },
    {
      _key: 'k5',
      label: 'States',
      value: '50',
      unit: null,
      icon: null,
    },
  ],
} satisfies SectionOf<'hero'>
