import type {SectionOf} from '../../content/types.ts'

export const enrollmentWindows = {
  _key: 'enrollmentWindows',
  _type: 'enrollmentWindows',
  anchor: null,
  tone: null,
  heading: 'Windows',
  intro: null,
  items: [
    {
      _id: 'w1',
      title: 'Open enrollment',
      dates: 'Nov 1 to Jan 15',
      description: 'Anyone may enroll.',
      year: 2024,
      effectiveFrom: null,
      effectiveUntil: null,
      overNote: null,
    },
    {
      _id: 'w2',
      title: 'Special enrollment',
      dates: '60 days',
      description: 'After a qualifying event.',
      year: null,
      effectiveFrom: null,
      effectiveUntil: null,
      overNote: null,
    },
  ],
  considerationsHeading: 'Before you enroll anyone',
  considerations: ['Consent of the client'],
} satisfies SectionOf<'enrollmentWindows'>
