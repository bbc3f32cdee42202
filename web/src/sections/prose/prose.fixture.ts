import {pathLink} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const prose = {
  _key: 'prose',
  _type: 'prose',
  anchor: null,
  tone: 'shade',
  heading: 'Final expense, the short version',
  body: [
    {
      _key: 'k2',
      _type: 'block',
      children: [
        {
          _key: 'k3',
          _type: 'span',
          text: 'Final expense is whole life up to ',
          marks: [],
        },
        {
          _key: 'k4',
          _type: 'span',
          text: '$50,000',
          marks: ['strong'],
        },
        {
          _key: 'k5',
          _type: 'span',
          text: ', bought to pay for a funeral and final bills. Underwriting is a page of health questions and a prescription check; the answer often comes while you are still at the table.',
          marks: [],
        },
      ],
      style: 'normal',
      markDefs: [],
    },
    {
      _key: 'k6',
      _type: 'block',
      children: [
        {
          _key: 'k7',
          _type: 'span',
          text: 'Three designs matter: ',
          marks: [],
        },
        {
          _key: 'k8',
          _type: 'span',
          text: 'level',
          marks: ['strong'],
        },
        {
          _key: 'k9',
          _type: 'span',
          text: ' pays in full from the first day, ',
          marks: [],
        },
        {
          _key: 'k10',
          _type: 'span',
          text: 'graded',
          marks: ['strong'],
        },
        {
          _key: 'k11',
          _type: 'span',
          text: ' pays a share in the first two years, and ',
          marks: [],
        },
        {
          _key: 'k12',
          _type: 'span',
          text: 'guaranteed issue',
          marks: ['strong'],
        },
        {
          _key: 'k13',
          _type: 'span',
          text: ' returns premiums with interest if death comes within two years. Place the client in the best one they qualify for. Applying for graded when level was possible is the mistake we correct most often.',
          marks: [],
        },
      ],
      style: 'normal',
      markDefs: [],
    },
  ],
  picture: null,
  actions: [
    {
      _key: 'k14',
      label: 'Final expense carriers',
      spoken: null,
      style: 'secondary',
      link: pathLink('/carriers/directory?specialty=Final+Expense'),
    },
  ],
} satisfies SectionOf<'prose'>
