import {pageLink} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const cardGrid = {
  _key: 'cardGrid',
  _type: 'cardGrid',
  anchor: null,
  tone: 'shade',
  eyebrow: 'Insurance solutions',
  heading: 'Five lines, one place to write them',
  intro:
    'Carry one line or all five. Each comes with carriers we have vetted, quoting tools and a case desk that knows the product.',
  variant: 'cards',
  columns: 3,
  cards: [
    {
      _key: 'k2',
      title: 'Final expense',
      description:
        'Whole life up to $50,000 with a few health questions; write it at the kitchen table or over the phone.',
      icon: 'oak',
      picture: null,
      features: null,
      action: {
        _key: null,
        label: 'Explore final expense',
        spoken: null,
        style: 'text',
        link: pageLink('/insurance/life'),
      },
    },
    {
      _key: 'k3',
      title: 'Life insurance',
      description: 'Term, whole and universal life, with living benefits your client can use while alive.',
      icon: 'shield',
      picture: null,
      features: null,
      action: {
        _key: null,
        label: 'Explore life insurance',
        spoken: null,
        style: 'text',
        link: pageLink('/insurance/life'),
      },
    },
  ],
  actions: null,
} satisfies SectionOf<'cardGrid'>
