import {inOrder, type Row} from './check-content.ts'
import {keyOf} from './finding.ts'
import {type Fields, isObject, publishedId, type StoredDocument, textOf, titleOf} from './stored-document.ts'

/**
 * What the last build of the site says, as findings: a value that several pages show is one. `report` is the JSON of
 * `/_render-report.json`, or undefined if the file is not a report. `documents` gives the types and names of mentioned documents.
 */
export function readRenderReport(
  report: unknown,
  documents: readonly StoredDocument[],
): {rows: Row[]; checkedAt: string | undefined} | undefined {
  if (!isObject(report) || !Array.isArray(report.problems)) return undefined
  const byId = new Map(documents.map((document) => [publishedId(document._id), document]))
  const groups = new Map<string, Fields[]>()
  for (const problem of report.problems.filter(isObject)) {
    const key = keyOfProblem(problem)
    groups.set(key, [...(groups.get(key) ?? []), problem])
  }
  const rows = [...groups].flatMap(([key, problems]): Row[] => {
    const [first] = problems
    if (!first) return []
    const document = textOf(first.document)
    const pages = [...new Set(problems.flatMap(({page}) => textOf(page) ?? []))]
    return [
      {
        key,
        check: 'rendering',
        severity: 'broken',
        document,
        type: byId.get(document ?? '')?._type,
        field: textOf(first.field) ?? '',
        message: withNames(describe(first, pages) ?? messageOf(first), byId),
        isMendedInDraft: false,
      },
    ]
  })
  return {rows, checkedAt: textOf(report.checkedAt)}
}

/** A value is the same fault on every page; anything else is one of its page. */
function keyOfProblem(problem: Fields): string {
  const [document = '', field = ''] = [textOf(problem.document), textOf(problem.field)]
  return isValue(problem)
    ? keyOf('rendering', document, field, String(problem.problem), String(problem.outcome))
    : keyOf('rendering', textOf(problem.page) ?? '', document, field, messageOf(problem))
}

/** Merges the findings of checks and report; a field that a check reports is not repeated. */
export function withReport(rows: readonly Row[], reported: readonly Row[]): Row[] {
  const placeOf = ({document, field}: Row) => `${document} ${field}`
  const known = new Set(rows.filter(({severity}) => severity === 'broken').map(placeOf))
  return inOrder([...rows, ...reported.filter((row) => !row.field || !known.has(placeOf(row)))])
}

/** As the terminal has it. */
const messageOf = ({message, cause}: Fields): string =>
  [textOf(message) ?? 'Something couldn’t be displayed', textOf(cause)].filter(Boolean).join(': ')

const outcomes: Readonly<Record<string, string>> = {
  'kept the last good value': 'Visitors still read the last good value',
  'left out': 'Visitors do not see it',
  'had no good value before': 'Visitors see it unchanged',
}

const isValue = ({document, problem, outcome, isRendered}: Fields): boolean =>
  isRendered === true &&
  textOf(document) !== undefined &&
  textOf(problem) !== undefined &&
  textOf(outcome) !== undefined

/** Describes a problem for an editor. Document and field are shown next to the text. */
function describe(value: Fields, pages: readonly string[]): string | undefined {
  const seen = outcomes[textOf(value.outcome) ?? '']
  if (!isValue(value) || !seen) return undefined
  const what = value.problem === 'is missing' ? 'is empty' : textOf(value.problem)
  return `The field ${what}. ${seen}${placesOf(pages, value.outcome === 'left out')}.`
}

function placesOf(pages: readonly string[], isAbsent: boolean): string {
  if (pages.includes('every page')) return isAbsent ? ' on any page' : ' on every page'
  const [first, ...others] = pages.filter((page) => page.startsWith('/'))
  if (first === undefined) return ''
  return others.length > 0 ? ` on ${first} and ${others.length} more` : ` on ${first}`
}

/** Replaces document ids in the message by names. */
const withNames = (message: string, byId: ReadonlyMap<string, StoredDocument>): string =>
  message.replace(/[\w-]+/g, (word) => {
    const document = byId.get(word)
    const title = document && titleOf(document)
    return title ? `“${title}”` : word
  })
