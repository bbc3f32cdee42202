import type {Row} from './check-content.ts'
import {keyOf} from './finding.ts'
import {isObject, publishedId, type StoredDocument, textOf} from './stored-document.ts'

/**
 * What the last build of the site says, as findings. `report` is the JSON of `/_render-report.json`; undefined where it is none.
 * `documents` gives the types of those that it names.
 */
export function readRenderReport(
  report: unknown,
  documents: readonly StoredDocument[],
): {rows: Row[]; checkedAt: string | undefined} | undefined {
  if (!isObject(report) || !Array.isArray(report.problems)) return undefined
  const types = new Map(documents.map(({_id, _type}) => [publishedId(_id), _type]))
  const rows = report.problems.filter(isObject).map((problem): Row => {
    const document = textOf(problem.document)
    const message = [textOf(problem.message) ?? 'Something could not be rendered', textOf(problem.cause)]
      .filter(Boolean)
      .join(': ')
    return {
      key: keyOf(
        'rendering',
        textOf(problem.page) ?? '',
        document ?? '',
        textOf(problem.field) ?? '',
        message,
      ),
      check: 'rendering',
      severity: 'broken',
      document,
      type: document && types.get(document),
      field: textOf(problem.field) ?? '',
      message,
      isMendedInDraft: false,
    }
  })
  const distinct = [...new Map(rows.map((row) => [row.key, row])).values()]
  return {rows: distinct, checkedAt: textOf(report.checkedAt)}
}
