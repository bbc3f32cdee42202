import {getPublishedId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {keyOf} from './key.ts'

/** `broken`: visitors see it, and `npm run content:check` fails. `advice`: something to improve. */
export type Severity = 'broken' | 'advice'

/** A problem that a check found in a document. */
export interface FoundProblem {
  /** Path of the field as the Studio's `edit` intent takes it; missing for the whole document. */
  field?: string
  message: string
  /** By default the severity of the check. */
  severity?: Severity
  /** Identifies the problem if its message changes with the date; by default the message. */
  about?: string
  /** Published id of the prepared redirect that would fix the problem. */
  known?: string
}

/** A problem of the content, at the field that fixes it. */
export interface Problem {
  /** Identifies the problem in all runs of the checks. */
  key: string
  check: CheckName
  severity: Severity
  /** Published id; undefined if the problem is not in a document. */
  document: string | undefined
  type: string | undefined
  /** Path of the field, or an empty text if the problem is not in one. */
  field: string
  message: string
  known?: string
}

/** Titles of the checks, in the order of the list. */
export const checkTitles = {
  links: 'Dead links',
  paths: 'Paths',
  references: 'Missing documents',
  values: 'Invalid values',
  tokens: 'Names in braces',
  pictures: 'Missing alt text',
  rendering: 'Rendering',
  periods: 'Expired content',
  files: 'Outdated files',
  uploads: 'Files that are pictures',
  descriptions: 'Descriptions',
  titles: 'Titles',
  words: 'Unfinished text',
  headings: 'Headings',
  orphans: 'Pages without links',
  unused: 'Unused documents',
  sizes: 'Large pictures',
  drafts: 'Old drafts',
} as const

export type CheckName = keyof typeof checkTitles

export function problemOf(
  check: CheckName,
  document: StoredDocument,
  {field = '', about, ...finding}: FoundProblem & {severity: Severity},
): Problem {
  const id = getPublishedId(document._id)
  const key = keyOf(check, id, field, about ?? finding.message)
  return {key, check, document: id, type: document._type, field, ...finding}
}
