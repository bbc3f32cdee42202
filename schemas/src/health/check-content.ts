import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {retentionProblem} from '../validation/facts.ts'
import {checkFiles, pictureFiles} from './check-files.ts'
import {checkLinks, checkReferences, checkSharedAnchors} from './check-links.ts'
import {
  checkDescriptions,
  checkHeadings,
  checkSameTitles,
  checkTitles,
  checkWords,
} from './check-page-texts.ts'
import {checkPaths} from './check-paths.ts'
import {checkDraft, checkPeriods} from './check-periods.ts'
import {checkAlt, checkSizes} from './check-pictures.ts'
import {checkPlanCounts} from './check-plan-counts.ts'
import {checkTokens} from './check-tokens.ts'
import {checkOrphans, checkUnused} from './check-unused.ts'
import {type Content, type Model, readContent, type Source} from './content.ts'
import {
  type CheckName,
  type FoundProblem,
  type Problem,
  problemOf,
  type Severity,
  checkTitles as titles,
} from './problem.ts'
import {partsOf} from './read-parts.ts'
import {type WrongValue, wrongValues} from './wrong-values.ts'

type Check = [
  name: CheckName,
  severity: Severity,
  check: (document: StoredDocument, content: Content) => Iterable<FoundProblem>,
]

/** Checks of published documents. A draft can fix what they find. */
const ofDocument: readonly Check[] = [
  ['values', 'broken', checkValues],
  ['links', 'broken', checkLinks],
  ['paths', 'broken', checkPaths],
  ['links', 'broken', checkSharedAnchors],
  ['references', 'broken', checkReferences],
  ['tokens', 'broken', checkTokens],
  ['pictures', 'broken', checkAlt],
  ['periods', 'advice', checkPeriods],
  ['files', 'advice', checkFiles],
  ['descriptions', 'advice', checkDescriptions],
  ['titles', 'advice', checkTitles],
  ['titles', 'advice', checkSameTitles],
  ['words', 'advice', checkWords],
  ['headings', 'advice', checkHeadings],
  ['sizes', 'advice', checkSizes],
]

/** Checks of published documents that need all other documents. A draft of any of these can fix what they find. */
const ofContent: readonly Check[] = [
  ['periods', 'advice', checkPlanCounts],
  ['unused', 'advice', checkUnused],
  ['orphans', 'advice', checkOrphans],
]

const ofDraft: Check = ['drafts', 'advice', checkDraft]

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

function* checkValues(document: StoredDocument, {model}: Content): Generator<FoundProblem> {
  for (const {field, problem} of wrongValuesOf(document, model)) {
    yield {field, message: `The field ${problem}. Remove it and fill it in again.`}
  }
  const retention = document._type === 'fact' ? retentionProblem(document) : undefined
  if (retention) yield {field: 'value', message: retention}
}

/** Number of documents that one step checks. */
const inOneStep = 500

const isEndOfStep = (index: number) => index % inOneStep === inOneStep - 1

/** A problem, and whether a draft fixes it. */
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
  const {documents, drafts} = content
  const rows = new Map<string, Row>()
  const add = (problem: Problem, isFixedInDraft = false) => {
    if (!rows.has(problem.key)) rows.set(problem.key, {...problem, isFixedInDraft})
  }
  for (const check of [...ofDocument, ...ofContent]) {
    const found: {document: StoredDocument; problems: Problem[]}[] = []
    for (const [index, document] of documents.entries()) {
      const problems = attempt(check, document, content)
      if (problems.length > 0) found.push({document, problems})
      if (isEndOfStep(index)) yield
    }
    yield
    // The whole content changes with the draft of any document.
    const after = ofDocument.includes(check) || drafts.size === 0 ? drafts : later.byId
    for (const [index, {document, problems}] of found.entries()) {
      const draft = after.get(document._id)
      const stillInDraft = draft && new Set(attempt(check, draft, later).map(({key}) => key))
      for (const problem of problems) add(problem, stillInDraft && !stillInDraft.has(problem.key))
      if (isEndOfStep(index)) yield
    }
    yield
  }
  for (const problem of pictureFiles(content)) add(problem)
  for (const draft of drafts.values()) for (const problem of attempt(ofDraft, draft, content)) add(problem)
  return inOrder([...rows.values()])
}

export function inOrder<Listed extends Problem>(rows: readonly Listed[]): Listed[] {
  const order = Object.keys(titles)
  return rows.toSorted((a, b) => order.indexOf(a.check) - order.indexOf(b.check))
}

function attempt([name, severity, check]: Check, document: StoredDocument, content: Content): Problem[] {
  try {
    return Array.from(check(document, content), (finding) =>
      problemOf(name, document, {severity, ...finding}),
    )
  } catch {
    const message = `“${titles[name]}” couldn’t be checked.`
    return [problemOf(name, document, {severity: 'broken', message})]
  }
}
