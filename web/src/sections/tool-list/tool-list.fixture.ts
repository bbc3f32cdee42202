import {action, listedAction} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const toolList = {
  _key: 'toolList',
  _type: 'toolList',
  anchor: null,
  tone: null,
  heading: 'Tools',
  intro: null,
  items: [
    {
      _id: 'm1',
      name: 'Campaign builder',
      description: 'Letters for each month.',
      icon: 'mail',
      features: ['Twelve campaigns'],
      action: action('Access Tools', '/contact?topic=campaigns'),
    },
    {
      _id: 'm2',
      name: 'Seminar kit',
      description: 'Slides.',
      icon: 'video',
      features: ['Forty slides'],
      action: action('Access Tools', '/contact?topic=seminar'),
    },
  ],
  actions: [listedAction('Contact Marketing Team', '/contact')],
} satisfies SectionOf<'toolList'>
