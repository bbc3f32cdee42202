import {paragraph} from '../../content/content.fixture.ts'
import type {SectionOf} from '../../content/types.ts'
import {documentList} from '../document-list/document-list.fixture.ts'

export const contractingGuide = {
  _key: 'contractingGuide',
  _type: 'contractingGuide',
  anchor: null,
  tone: null,
  heading: 'What you need',
  intro: 'Have these at hand.',
  durationLabel: 'How long',
  reviewedText: 'Last reviewed {date}',
  downloadLabel: 'Download',
  emptyText: 'Ask us.',
  items: [
    {
      _id: 'contracting-license',
      kind: 'requirement',
      title: 'License',
      summary: 'Active in each state that you ask for.',
      duration: '1 day',
      reviewed: '2026-03-02',
      body: paragraph('We look it up by your NPN.'),
      document: documentList.items[0] ?? null,
    },
    {
      _id: 'contracting-release',
      kind: 'term',
      title: 'Release policy',
      summary: 'We sign a release within ten days.',
      duration: null,
      reviewed: null,
      body: null,
      document: null,
    },
  ],
} satisfies SectionOf<'contractingGuide'>
