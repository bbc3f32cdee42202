import {pageLink} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'

export const notice = {
  _key: 'notice',
  _type: 'notice',
  anchor: null,
  tone: 'shade',
  icon: 'info',
  disclaimerCount: 1,
  disclaimers: [
    {
      _id: 'disclaimer-tpmo-2026',
      versions: [
        {
          _id: 'disclaimer-tpmo-2026',
          key: 'tpmo',
          text: 'We do not offer every plan available in your area.',
          nationalText: 'We do not offer every plan available.',
          year: null,
          effectiveFrom: '2026-10-01',
          effectiveUntil: null,
          overNote: null,
        },
      ],
    },
  ],
  effectiveDate: null,
  heading: 'How to read a rating',
  body: [
    {
      _key: 'k2',
      _type: 'block',
      children: [
        {
          _key: 'k3',
          _type: 'span',
          text: 'Ratings are our own service scores, from one to five. They weigh placement time, underwriting answers, commission accuracy and claims handling over the last four quarters. They are ',
          marks: [],
        },
        {
          _key: 'k4',
          _type: 'span',
          text: 'not',
          marks: ['strong'],
        },
        {
          _key: 'k5',
          _type: 'span',
          text: ' financial strength ratings; ask for those with any quote.',
          marks: [],
        },
      ],
      style: 'normal',
      markDefs: [],
    },
  ],
  actions: [
    {
      _key: 'k6',
      label: 'Products by category',
      spoken: null,
      style: 'secondary',
      link: pageLink('/carriers/products'),
    },
  ],
} satisfies SectionOf<'notice'>
