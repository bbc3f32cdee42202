import {getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from './stored-document.ts'

/** A problem of the content, at the field that fixes it. */
export interface Problem {
  /** Identifies the problem in all runs of the checks. */
  key: string
  check: CheckName
  /** `broken`: visitors meet it, and `npm run content:check` fails. `advice`: it would be better otherwise. */
  severity: 'broken' | 'advice'
  /** Published id; undefined if the problem is not in a document. */
  document: string | undefined
  type: string | undefined
  /** Path of the field as the Studio's `edit` intent takes it; empty for the whole document. */
  field: string
  message: string
  /** Published id of the prepared redirect that would fix the problem. */
  known?: string
}

/** Titles of the checks, in the order of the list. */
export const checkTitles = {
  links: 'Dead links',
  paths: 'Paths',
  references: 'Missing documents',
  values: 'Invalid values',
  tokens: 'Tokens',
  pictures: 'Missing alt text',
  rendering: 'Rendering',
  periods: 'Expired content',
  files: 'Outdated files',
  descriptions: 'Descriptions',
  titles: 'Titles',
  headings: 'Headings',
  orphans: 'Pages without links',
  unused: 'Unused documents',
  sizes: 'Large pictures',
  drafts: 'Old drafts',
} as const

export type CheckName = keyof typeof checkTitles

interface Details {
  severity?: Problem['severity']
  field?: string
  message: string
  /** What the problem is about, if the message changes from day to day; by default the message. */
  about?: string
  known?: string | undefined
}

/** Creates a problem in a document, `broken` by default. */
export function problemIn(check: CheckName, document: StoredDocument, details: Details): Problem {
  const {severity = 'broken', field = '', message, about = message, known} = details
  const id = getPublishedId(document._id)
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

/** Without braces, because renaming a token rewrites every text that contains it in braces. */
export const keyOf = (...parts: string[]): string => parts.join(' ').replace(/[{}]/g, '')
