import type {SectionOf} from '../../content/types.ts'

export const bulletList = {
  _key: 'bulletList',
  _type: 'bulletList',
  anchor: null,
  tone: 'shade',
  heading: 'Which line first?',
  intro: 'If you are new, begin where your license and your network already are.',
  groups: [
    {
      _key: 'k2',
      title: 'You know seniors',
      items: ['Medicare in the fall, final expense the rest of the year', 'One appointment often opens both'],
    },
    {
      _key: 'k3',
      title: 'You know young families',
      items: [
        'Term life first, health at open enrollment',
        'Review when a child is born or a house is bought',
      ],
    },
  ],
} satisfies SectionOf<'bulletList'>
