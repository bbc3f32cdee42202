import {publishedId, type StoredDocument} from './stored-document.ts'

/** Something that is wrong with the content, at the field where it is mended. */
export interface Finding {
  /** The same for the same fault at the same place, however often it is looked for. */
  key: string
  check: CheckName
  /** `broken`: visitors meet it, and `npm run content:check` fails. `advice`: it would be better otherwise. */
  severity: 'broken' | 'advice'
  /** Published id; undefined where it is in no document. */
  document: string | undefined
  type: string | undefined
  /** Place in the document as the Studio's `edit` intent takes it; empty for the document as a whole. */
  field: string
  message: string
  /** Set where it is meant to be so for now: published id of the redirect that would end it. */
  known?: string
}

/** What the checks are called where they are listed, in the order in which they are. */
export const checkTitles = {
  links: 'Dead links',
  paths: 'Paths',
  references: 'Missing documents',
  values: 'Values of the wrong kind',
  tokens: 'Tokens',
  pictures: 'Texts of pictures',
  rendering: 'Rendering',
  periods: 'Past their period',
  descriptions: 'Descriptions',
  titles: 'Titles',
  headings: 'Headings',
  orphans: 'Pages nobody links to',
  unused: 'Unused documents',
  sizes: 'Large pictures',
  drafts: 'Old drafts',
} as const

export type CheckName = keyof typeof checkTitles

interface Fault {
  severity?: Finding['severity']
  field?: string
  message: string
  /** What the fault is about where the message may change from day to day; else the message. */
  about?: string
  known?: string | undefined
}

/** A finding in a document; broken where nothing else is said. */
export function findingIn(check: CheckName, document: StoredDocument, fault: Fault): Finding {
  const {severity = 'broken', field = '', message, about = message, known} = fault
  const id = publishedId(document._id)
  return {
    key: keyOf(check, id, field, about),
    check,
    severity,
    document: id,
    type: document._type,
    field,
    message,
    ...(known === undefined ? {} : {known}),
  }
}

/** Without braces: it is kept in a document, and who renames a token rewrites every text that holds it. */
export const keyOf = (...parts: string[]): string => parts.join(' ').replace(/[{}]/g, '')
