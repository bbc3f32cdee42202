import {picture} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const testimonials = {
  _key: 'testimonials',
  _type: 'testimonials',
  anchor: null,
  tone: 'shade',
  heading: 'Three success stories',
  intro: 'Invented examples that show what we measure.',
  items: [
    {
      _id: 'testimonial-aisha-grant',
      content:
        'I came with forty clients and a spreadsheet. With the review calls and the morning training I stopped losing the ones I had and began to be recommended.',
      author: 'Aisha Grant',
      role: 'Senior agent, Atlanta, GA',
      rating: 5,
      joined: null,
      illustrative: true,
      metrics: [
        {
          _key: 'k2',
          label: 'Revenue growth',
          value: '127%',
        },
        {
          _key: 'k3',
          label: 'Clients',
          value: '350+',
        },
      ],
      picture: picture('Drawn portrait of Aisha Grant'),
    },
    {
      _id: 'testimonial-paul-whitaker',
      content:
        'The CRM writes my follow-ups and the case desk checks my applications. I have my Fridays back.',
      author: 'Paul Whitaker',
      role: 'Independent agent, Des Moines, IA',
      rating: 5,
      joined: null,
      illustrative: true,
      metrics: [
        {
          _key: 'k4',
          label: 'Saved',
          value: '20hrs/wk',
        },
        {
          _key: 'k5',
          label: 'Case closure',
          value: '95%',
        },
      ],
      picture: picture('Drawn portrait of Paul Whitaker'),
    },
  ],
  joinedLabel: 'Joined {year}',
  effectiveDate: '2024-01-01',
  disclaimer:
    'Invented stories with invented figures. We have no data on what a typical agent earns, and nothing here is a promise of income.',
} satisfies SectionOf<'testimonials'>
