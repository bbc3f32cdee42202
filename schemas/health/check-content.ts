import {checkLinks} from './check-links.ts'
import {checkDescriptions, checkHeadings, checkTitles} from './check-page-texts.ts'
import {checkPaths} from './check-paths.ts'
import {checkDrafts, checkPeriods} from './check-periods.ts'
import {checkAlt, checkSizes} from './check-pictures.ts'
import {checkReferences} from './check-references.ts'
import {checkTokens, checkUnusedFacts} from './check-tokens.ts'
import {checkOrphans, checkUnused} from './check-unused.ts'
import {type Content, readContent, type Source} from './content.ts'
import {type CheckName, type Finding, findingIn, checkTitles as titles} from './finding.ts'
import type {StoredDocument} from './stored-document.ts'

/** Those that look at one document at a time. */
const ofDocument: readonly [CheckName, (document: StoredDocument, content: Content) => Finding[]][] = [
  ['links', checkLinks],
  ['paths', checkPaths],
  ['references', checkReferences],
  ['tokens', checkTokens],
  ['pictures', checkAlt],
  ['periods', checkPeriods],
  ['descriptions', checkDescriptions],
  ['titles', checkTitles],
  ['headings', checkHeadings],
  ['sizes', checkSizes],
]

/** Those that need all of them at once. */
const ofContent: readonly [CheckName, (content: Content) => Finding[]][] = [
  ['unused', checkUnusedFacts],
  ['unused', checkUnused],
  ['orphans', checkOrphans],
]

/** A finding, and whether the draft of its document has it no more. */
export interface Row extends Finding {
  isMendedInDraft: boolean
}

/**
 * All that is wrong with what is published, each once, and drafts that were left lying. A check that fails says so in a finding of its
 * own and hides none of the others.
 */
export function checkContent(source: Source): Row[] {
  const content = readContent(source)
  const {documents, drafts, today} = content
  const withDraft = documents.filter(({_id}) => drafts.has(_id))
  const unmended = new Set(keysOfDrafts(withDraft, readContent(source, 'instead')))
  const isMended = ({key, check, document = ''}: Finding) =>
    ofDocument.some(([name]) => name === check) && drafts.has(document) && !unmended.has(key)
  const findings = [
    ...checkEach(documents, content),
    ...ofContent.flatMap(([name, check]) => attempt(name, () => check(content))),
    ...attempt('drafts', () => checkDrafts([...drafts.values()], today)),
  ]
  const rows = new Map<string, Row>()
  for (const finding of findings) {
    if (!rows.has(finding.key)) rows.set(finding.key, {...finding, isMendedInDraft: isMended(finding)})
  }
  return inOrder([...rows.values()])
}

/** Rows as they are listed: check by check. */
export function inOrder<Listed extends Finding>(rows: readonly Listed[]): Listed[] {
  const order = new Map(Object.keys(titles).map((name, index) => [name, index]))
  return rows.toSorted((a, b) => (order.get(a.check) ?? 0) - (order.get(b.check) ?? 0))
}

function keysOfDrafts(published: readonly StoredDocument[], later: Content): string[] {
  const drafts = published.flatMap(({_id}) => later.byId.get(_id) ?? [])
  return checkEach(drafts, later).map(({key}) => key)
}

function checkEach(documents: readonly StoredDocument[], content: Content): Finding[] {
  return ofDocument.flatMap(([name, check]) =>
    documents.flatMap((document) => attempt(name, () => check(document, content), document)),
  )
}

function attempt(check: CheckName, run: () => Finding[], document?: StoredDocument): Finding[] {
  try {
    return run()
  } catch {
    const message = `“${titles[check]}” could not be checked here.`
    if (document) return [findingIn(check, document, {message})]
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
