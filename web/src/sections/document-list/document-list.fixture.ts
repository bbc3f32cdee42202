import type {SectionOf} from '../../content/types.ts'

const paper = {
  key: null,
  number: null,
  version: null,
  language: 'en',
  effectiveFrom: null,
  effectiveUntil: null,
  overNote: null,
} as const

const checklist = {
  ...paper,
  _id: 'document-checklist',
  name: 'Contracting checklist',
  group: 'forms',
  description: 'Before you open the packet.',
  file: {
    url: 'https://files.example/abc.pdf',
    extension: 'pdf',
    size: 48_200,
    originalFilename: 'checklist.pdf',
  },
} as const

const guide = {
  ...paper,
  _id: 'document-guide',
  name: 'Guide',
  group: 'guides',
  description: 'To read.',
  file: {url: 'https://files.example/def.pdf', extension: 'pdf', size: 2_400_000, originalFilename: null},
} as const

export const documentList = {
  _key: 'documentList',
  _type: 'documentList',
  anchor: null,
  tone: null,
  heading: 'Forms',
  intro: null,
  downloadLabel: 'Download',
  items: [checklist, guide].map((version) => ({_id: version._id, versions: [version]})),
} satisfies SectionOf<'documentList'>
