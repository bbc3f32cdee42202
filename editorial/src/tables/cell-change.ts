import type {Mutation} from '@sanity/client'
import {getDraftId} from '@sanity/client/csm'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {assertRevision, contentOf} from '../changes/mutations.ts'
import type {Pair} from '../documents/pairs.ts'
import type {Column} from './columns.ts'
import {isReformatted} from './reformatted.ts'

/** The new values of a document's fields. */
export interface Change {
  set: Record<string, unknown>
  unset: readonly string[]
}

/** Returns how the text of a cell changes a document, a problem, or undefined if it has the same value. */
export function changeOf(
  document: StoredDocument,
  column: Column,
  text: string,
): Change | {problem: string} | undefined {
  const before = column.format(document)
  // Spreadsheets change line endings.
  if (before.replaceAll('\r\n', '\n') === text.replaceAll('\r\n', '\n')) return undefined
  if (text.trim() === '') return before === '' ? undefined : {set: {}, unset: [column.name]}
  if (isReformatted(before, text)) return undefined
  if (isFormulaError(text.trim())) {
    return {
      problem: `“${text.trim()}” is a formula error. Correct it in the spreadsheet, or enter the value.`,
    }
  }
  const parsed = column.parse(text, document[column.name])
  if ('problem' in parsed) return parsed
  const set = {[column.name]: parsed.value}
  // The cell may write the same value differently, such as 4.50 for 4.5.
  return column.format({...document, ...set}) === before ? undefined : {set, unset: []}
}

/** Matches the errors of Excel, Google Sheets and LibreOffice. */
const isFormulaError = (text: string) => /^(#N\/A|#[A-Z0-9_/]+[!?]|#GETTING_DATA|Err:\d{3})$/.test(text)

/** Returns the document after a change, as `editDraft` stores it. */
export function withChange(document: StoredDocument, {set, unset}: Change): StoredDocument {
  const entries = Object.entries({...document, ...set}).filter(([name]) => !unset.includes(name))
  return Object.fromEntries(entries) as StoredDocument
}

/** Changes the draft, or creates a draft with the change. Fails if the document changed since it was read. */
export function editDraft({id, draft, published}: Pair, type: string, change: Change): Mutation[] {
  if (draft) {
    const {set, unset} = change
    return [
      {
        patch: {
          id: draft._id,
          ifRevisionID: String(draft._rev),
          ...(Object.keys(set).length > 0 && {set}),
          ...(unset.length > 0 && {unset: [...unset]}),
        },
      } as Mutation,
    ]
  }
  const base = published ? contentOf(published) : {_id: id, _type: type}
  return [
    ...(published ? [assertRevision(published)] : []),
    {create: {...withChange(base, change), _id: getDraftId(id)}} as Mutation,
  ]
}
