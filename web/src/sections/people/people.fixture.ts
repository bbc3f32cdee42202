import {picture} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const people = {
  _key: 'people',
  _type: 'people',
  anchor: null,
  tone: null,
  heading: 'Who runs the company',
  intro: null,
  achievementsLabel: 'Achievements',
  variant: null,
  actions: null,
  items: [
    {
      _id: 'p1',
      name: 'Margaret Ellison',
      role: 'Founder',
      phone: '(214) 555-0142 ext. 21',
      bio: 'Sold final expense door to door.',
      achievements: ['Made commission levels public'],
      social: {
        linkedin: 'https://linkedin.example/in/margaret',
        twitter: null,
        github: 'javascript:alert(1)',
      },
      picture: picture('Drawn portrait of Margaret Ellison'),
    },
    {
      _id: 'p2',
      name: 'Daniel Okafor',
      role: 'Chief Operating Officer',
      phone: null,
      bio: 'Runs contracting.',
      achievements: null,
      social: null,
      picture: null,
    },
  ],
} satisfies SectionOf<'people'>
