import {retentionProblem} from '../validation/facts.ts'
import {checkFiles} from './check-files.ts'
import {checkLinks} from './check-links.ts'
import {checkDescriptions, checkHeadings, checkTitles} from './check-page-texts.ts'
import {checkPaths} from './check-paths.ts'
import {checkDrafts, checkPeriods} from './check-periods.ts'
import {checkAlt, checkSizes} from './check-pictures.ts'
import {checkReferences} from './check-references.ts'
import {checkTokens, checkUnusedFacts} from './check-tokens.ts'
import {checkOrphans, checkUnused} from './check-unused.ts'
import {type Content, type Model, readContent, type Source} from './content.ts'
import {type CheckName, type Problem, problemIn, checkTitles as titles} from './problem.ts'
import {partsOf} from './read-parts.ts'
import type {StoredDocument} from './stored-document.ts'
import {type WrongValue, wrongValues} from './wrong-values.ts'

/** Checks of one document at a time. */
const ofDocument: readonly [CheckName, (document: StoredDocument, content: Content) => Problem[]][] = [
  ['values', checkValues],
  ['links', checkLinks],
  ['paths', checkPaths],
  ['references', checkReferences],
  ['tokens', checkTokens],
  ['pictures', checkAlt],
  ['periods', checkPeriods],
  ['files', checkFiles],
  ['descriptions', checkDescriptions],
  ['titles', checkTitles],
  ['headings', checkHeadings],
  ['sizes', checkSizes],
]

const knownValues = new WeakMap<StoredDocument, WrongValue[]>()

/** Caches the result by document object. */
function wrongValuesOf(document: StoredDocument, {types}: Model): WrongValue[] {
  const values = knownValues.get(document) ?? wrongValues(document, types)
  knownValues.set(document, values)
  return values
}

/** Does the slow part of the checks of a document, while others are still loading. */
export function readAhead(document: StoredDocument, model: Model): void {
  wrongValuesOf(document, model)
  partsOf(document)
}

function checkValues(document: StoredDocument, {model}: Content): Problem[] {
  const retention = document._type === 'fact' ? retentionProblem(document) : undefined
  return [
    ...wrongValuesOf(document, model).map(({field, problem}) =>
      problemIn('values', document, {
        field,
        message: `The field ${problem}. Remove it and fill it in again.`,
      }),
    ),
    ...(retention ? [problemIn('values', document, {field: 'value', message: retention})] : []),
  ]
}

/** Checks that need all documents. */
const ofContent: readonly [CheckName, (content: Content) => Problem[]][] = [
  ['unused', checkUnusedFacts],
  ['unused', checkUnused],
  ['orphans', checkOrphans],
]

/** Number of documents that one step checks. */
const inOneStep = 500

/** A problem, and whether the document's draft fixes it. */
export interface Row extends Problem {
  isFixedInDraft: boolean
}

/**
 * Returns the problems of published content, each once, and old drafts. A check that throws becomes a problem and
 * does not affect the others.
 */
export function checkContent(source: Source): Row[] {
  const steps = checkInSteps(source)
  for (;;) {
    const {done, value} = steps.next()
    if (done) return value
  }
}

/** Does the same in steps of some milliseconds, so that the browser can render in between. */
export function* checkInSteps(source: Source): Generator<undefined, Row[]> {
  const content = readContent(source)
  yield
  const later = readContent(source, 'instead')
  const {documents, drafts, today} = content
  const problems: Problem[] = []
  const stillInDraft = new Set<string>()
  for (const [name, check] of ofDocument) {
    for (const [index, document] of documents.entries()) {
      problems.push(...attempt(name, () => check(document, content), document))
      const draft = drafts.get(document._id)
      if (draft) for (const {key} of attempt(name, () => check(draft, later), draft)) stillInDraft.add(key)
      if (index % inOneStep === inOneStep - 1) yield
    }
    yield
  }
  for (const [name, check] of ofContent) {
    problems.push(...attempt(name, () => check(content)))
    yield
  }
  problems.push(...attempt('drafts', () => checkDrafts([...drafts.values()], today)))
  const single = new Set(ofDocument.map(([name]) => name))
  const rows = new Map<string, Row>()
  for (const problem of problems) {
    const {key, check, document = ''} = problem
    const isFixedInDraft = single.has(check) && drafts.has(document) && !stillInDraft.has(key)
    if (!rows.has(key)) rows.set(key, {...problem, isFixedInDraft})
  }
  return inOrder([...rows.values()])
}

/** Sorts the rows by check. */
export function inOrder<Listed extends Problem>(rows: readonly Listed[]): Listed[] {
  const order = new Map(Object.keys(titles).map((name, index) => [name, index]))
  return rows.toSorted((a, b) => (order.get(a.check) ?? 0) - (order.get(b.check) ?? 0))
}

function attempt(check: CheckName, run: () => Problem[], document?: StoredDocument): Problem[] {
  try {
    return run()
  } catch {
    const message = `“${titles[check]}” couldn’t be checked.`
    if (document) return [problemIn(check, document, {message})]
    return [
      {
        key: `${check} failed`,
        check,
        severity: 'broken',
        document: undefined,
        type: undefined,
        field: '',
        message,
      },
    ]
  }
}
