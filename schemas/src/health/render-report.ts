import {getPublishedId} from '@sanity/client/csm'
import {type Fields, isObject, type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {inOrder, type Row} from './check-content.ts'
import {keyOf} from './key.ts'

/**
 * Returns the report of the last build as rows. `report` is the JSON of
 * `/_render-report.json`, or undefined if the file is not a report. `documents` gives the types of mentioned documents.
 */
export function readRenderReport(
  report: unknown,
  documents: readonly StoredDocument[],
): {rows: Row[]; checkedAt: string | undefined} | undefined {
  if (!isObject(report) || !Array.isArray(report.problems)) return undefined
  const types = new Map<string, string>(documents.map(({_id, _type}) => [getPublishedId(_id), _type]))
  const byKey = new Map(report.problems.filter(isObject).map((problem) => [keyOfProblem(problem), problem]))
  const rows = [...byKey].map(([key, problem]): Row => {
    const document = textOf(problem.document)
    return {
      key,
      check: 'rendering',
      severity: 'broken',
      document,
      type: types.get(document ?? ''),
      field: textOf(problem.field) ?? '',
      message: messageOf(problem),
      isFixedInDraft: false,
    }
  })
  return {rows, checkedAt: textOf(report.checkedAt)}
}

function keyOfProblem(problem: Fields): string {
  const [subject = '', document = '', field = ''] = [problem.subject, problem.document, problem.field].map(
    textOf,
  )
  return keyOf('rendering', subject, document, field, messageOf(problem))
}

/** Merges the problems of checks and report; a field that a check reports is not repeated. */
export function withReport(rows: readonly Row[], reported: readonly Row[]): Row[] {
  const placeOf = ({document, field}: Row) => `${document} ${field}`
  const known = new Set(rows.filter(({severity}) => severity === 'broken').map(placeOf))
  return inOrder([...rows, ...reported.filter((row) => !row.field || !known.has(placeOf(row)))])
}

const messageOf = ({message, reasons}: Fields): string =>
  [
    textOf(message) ?? 'Something couldn’t be displayed',
    ...(Array.isArray(reasons) ? reasons : []).map(textOf),
  ]
    .filter(Boolean)
    .join(': ')
