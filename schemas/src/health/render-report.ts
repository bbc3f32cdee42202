import {getPublishedId} from '@sanity/client/csm'
import {
  type Fields,
  isObject,
  type StoredDocument,
  textOf,
  titleOf,
} from '@upline/domain/content/stored-document.ts'
import {inOrder, type Row} from './check-content.ts'
import {keyOf} from './problem.ts'

/**
 * Returns the report of the last build as rows. `report` is the JSON of
 * `/_render-report.json`, or undefined if the file is not a report. `documents` gives the types and names of mentioned documents.
 */
export function readRenderReport(
  report: unknown,
  documents: readonly StoredDocument[],
): {rows: Row[]; checkedAt: string | undefined} | undefined {
  if (!isObject(report) || !Array.isArray(report.problems)) return undefined
  const byId = new Map<string, StoredDocument>(
    documents.map((document) => [getPublishedId(document._id), document]),
  )
  const byKey = new Map(report.problems.filter(isObject).map((problem) => [keyOfProblem(problem), problem]))
  const rows = [...byKey].map(([key, problem]): Row => {
    const document = textOf(problem.document)
    return {
      key,
      check: 'rendering',
      severity: 'broken',
      document,
      type: byId.get(document ?? '')?._type,
      field: textOf(problem.field) ?? '',
      message: withNames(messageOf(problem), byId),
      isFixedInDraft: false,
    }
  })
  return {rows, checkedAt: textOf(report.checkedAt)}
}

function keyOfProblem(problem: Fields): string {
  const [page = '', document = '', field = ''] = [problem.page, problem.document, problem.field].map(textOf)
  return keyOf('rendering', page, document, field, messageOf(problem))
}

/** Merges the problems of checks and report; a field that a check reports is not repeated. */
export function withReport(rows: readonly Row[], reported: readonly Row[]): Row[] {
  const placeOf = ({document, field}: Row) => `${document} ${field}`
  const known = new Set(rows.filter(({severity}) => severity === 'broken').map(placeOf))
  return inOrder([...rows, ...reported.filter((row) => !row.field || !known.has(placeOf(row)))])
}

/** As printed in the terminal. */
const messageOf = ({message, cause}: Fields): string =>
  [textOf(message) ?? 'Something couldn’t be displayed', textOf(cause)].filter(Boolean).join(': ')

/** Replaces document ids in the message by names. */
const withNames = (message: string, byId: ReadonlyMap<string, StoredDocument>): string =>
  message.replace(/[\w-]+/g, (word) => {
    const document = byId.get(word)
    const title = document && titleOf(document)
    return title ? `“${title}”` : word
  })
