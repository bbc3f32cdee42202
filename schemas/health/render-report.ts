import type {Row} from './check-content.ts'
import {keyOf} from './finding.ts'
import {type Fields, isObject, publishedId, type StoredDocument, textOf, titleOf} from './stored-document.ts'

/**
 * What the last build of the site says, as findings. `report` is the JSON of `/_render-report.json`; undefined where it is none.
 * `documents` gives the types and names of those that it mentions.
 */
export function readRenderReport(
  report: unknown,
  documents: readonly StoredDocument[],
): {rows: Row[]; checkedAt: string | undefined} | undefined {
  if (!isObject(report) || !Array.isArray(report.problems)) return undefined
  const byId = new Map(documents.map((document) => [publishedId(document._id), document]))
  const rows = report.problems.filter(isObject).map((problem): Row => {
    const document = textOf(problem.document)
    const field = textOf(problem.field) ?? ''
    const message = messageOf(problem)
    return {
      key: keyOf('rendering', textOf(problem.page) ?? '', document ?? '', field, message),
      check: 'rendering',
      severity: 'broken',
      document,
      type: byId.get(document ?? '')?._type,
      field,
      message: withNames(wordsOf(problem) ?? message, byId),
      isMendedInDraft: false,
    }
  })
  const distinct = [...new Map(rows.map((row) => [row.key, row])).values()]
  return {rows: distinct, checkedAt: textOf(report.checkedAt)}
}

/** As the terminal has it. */
const messageOf = ({message, cause}: Fields): string =>
  [textOf(message) ?? 'Something could not be rendered', textOf(cause)].filter(Boolean).join(': ')

const outcomes: Readonly<Record<string, string>> = {
  'kept the last good value': 'Visitors still read the last good value',
  'left out': 'Visitors do not see it',
  'had no good value before': 'Visitors see it as it stands',
}

/** A wrong value in words for an editor: the document and its field stand beside them already. */
function wordsOf({page, problem, outcome, isRendered}: Fields): string | undefined {
  const [what, seen] = [textOf(problem), outcomes[textOf(outcome) ?? '']]
  if (!what || !seen || isRendered !== true) return undefined
  const where = textOf(page)
  const place = where?.startsWith('/') || where === 'every page' ? ` on ${where}` : ''
  return `The field ${what}. ${seen}${place}.`
}

/** The message with the names of documents in place of their ids. */
const withNames = (message: string, byId: ReadonlyMap<string, StoredDocument>): string =>
  message.replace(/[\w-]+/g, (word) => {
    const document = byId.get(word)
    const title = document && titleOf(document)
    return title ? `“${title}”` : word
  })
