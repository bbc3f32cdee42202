import type {Mutation} from '@sanity/client'
import {type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import {fetchContent} from '../dependents/fetch-dependents.ts'
import {fetchRedirects, movesOf} from '../transactions/moves.ts'
import {deleteMutations} from '../transactions/mutations.ts'
import {fetchPairs, latestOf, type Pair} from '../transactions/pairs.ts'
import {publishAll, unpublishAll} from '../transactions/publish.ts'
import {type Checking, publishProblems, validationErrors} from '../transactions/publish-problems.ts'
import {removalProblems} from '../transactions/removal-problems.ts'
import type {Removal} from '../transactions/removal-verdict.ts'
import type {Column} from './columns.ts'
import {editDraft} from './edit-draft.ts'

export interface DocumentProblem {
  id: string
  type: string
  title: string
  text: string
}

/** A validated operation. */
export interface Prepared {
  /** Documents without problems. */
  ready: Pair[]
  /** Number of documents that would not change. */
  noops: number
  problems: DocumentProblem[]
  mutations(): Promise<Mutation[]>
}

export type Progress = (done: number, all: number) => void

/** Number of documents to validate at the same time. */
export const batchSize = 8

/** Prepares publishing the drafts. */
export async function preparePublish(
  ids: readonly string[],
  checking: Checking,
  onProgress: Progress,
): Promise<Prepared> {
  const pairs = [...(await fetchPairs(checking.client, ids)).values()]
  const drafts = pairs.filter(({draft}) => draft)
  const alongside = new Set(drafts.map(({id}) => id))
  const problems = await problemsOf(drafts, onProgress, (pair) =>
    publishProblems(pair, {...checking, alongside}),
  )
  const ready = without(drafts, problems)
  return {
    ready,
    noops: pairs.length - drafts.length,
    problems,
    mutations: async () => publishAll(ready, await fetchRedirects(checking.client, movesOf(ready))),
  }
}

/** Prepares deleting or unpublishing the documents. */
export async function prepareRemoval(
  kind: Removal,
  ids: readonly string[],
  {client}: Checking,
): Promise<Prepared> {
  const pairs = [...(await fetchPairs(client, ids)).values()]
  const existing = pairs.filter(({draft, published}) =>
    kind === 'unpublish' ? published : (draft ?? published),
  )
  const content = await fetchContent(client)
  const found = removalProblems(existing, content, kind)
  const problems = existing.flatMap((pair) => {
    const text = found.get(pair.id)
    return text ? [problemOf(pair, text)] : []
  })
  const ready = without(existing, problems)
  return {
    ready,
    noops: pairs.length - existing.length,
    problems,
    mutations: async () =>
      kind === 'unpublish' ? unpublishAll(ready, content) : ready.flatMap(deleteMutations),
  }
}

/** Prepares setting one field of the drafts; an empty text clears it. */
export async function prepareField(
  ids: readonly string[],
  {column, text}: {column: Column; text: string},
  checking: Checking,
  onProgress: Progress,
): Promise<Prepared> {
  const pairs = [...(await fetchPairs(checking.client, ids)).values()].filter(latestOf)
  const changes = new Map(pairs.map((pair) => [pair.id, changeOf(pair, column, text)]))
  const changing = pairs.filter(({id}) => changes.get(id) !== 'same')
  const problems = await problemsOf(changing, onProgress, async (pair) => {
    const change = changes.get(pair.id)
    if (!change || change === 'same') return []
    if ('problem' in change) return [change.problem]
    const document = latestOf(pair)
    return document ? fieldProblems(withFields(document, change), [column.name], checking) : []
  })
  const ready = without(changing, problems)
  return {
    ready,
    noops: pairs.length - changing.length,
    problems,
    mutations: async () =>
      ready.flatMap((pair) => {
        const change = changes.get(pair.id)
        const type = latestOf(pair)?._type ?? ''
        return change && change !== 'same' && !('problem' in change) ? editDraft(pair, {type, ...change}) : []
      }),
  }
}

interface FieldChange {
  set: Record<string, unknown>
  unset: readonly string[]
}

function changeOf(pair: Pair, column: Column, text: string): FieldChange | {problem: string} | 'same' {
  const document = latestOf(pair)
  if (!document || column.format(document) === text) return 'same'
  if (text.trim() === '') return {set: {}, unset: [column.name]}
  const parsed = column.parse(text, document[column.name])
  if ('problem' in parsed) return parsed
  const isSame = column.format({...document, [column.name]: parsed.value}) === column.format(document)
  return isSame ? 'same' : {set: {[column.name]: parsed.value}, unset: []}
}

/** Returns the document with the same changes that `editDraft` makes. */
export function withFields(document: StoredDocument, {set, unset}: FieldChange): StoredDocument {
  const entries = Object.entries({...document, ...set}).filter(([name]) => !unset.includes(name))
  return Object.fromEntries(entries) as StoredDocument
}

/** Returns the validation errors of these fields. */
async function fieldProblems(
  document: StoredDocument,
  names: readonly string[],
  checking: Checking,
): Promise<string[]> {
  const errors = await validationErrors(document, checking)
  return errors.flatMap(({field, text}) => (field !== undefined && names.includes(field) ? [text] : []))
}

/** Checks documents in batches. Returns those with problems. */
export async function problemsOf(
  pairs: readonly Pair[],
  onProgress: Progress,
  check: (pair: Pair) => Promise<string[]>,
): Promise<DocumentProblem[]> {
  const problems: DocumentProblem[] = []
  for (let i = 0; i < pairs.length; i += batchSize) {
    onProgress(i, pairs.length)
    const some = pairs.slice(i, i + batchSize)
    const found = await Promise.all(some.map(check))
    some.forEach((pair, at) => {
      const texts = found[at] ?? []
      if (texts.length > 0) problems.push(problemOf(pair, texts.join(' · ')))
    })
  }
  return problems
}

function problemOf(pair: Pair, text: string): DocumentProblem {
  const document = latestOf(pair)
  const title = (document && titleOf(document)) ?? 'Untitled'
  return {id: pair.id, type: document?._type ?? '', title, text}
}

/** Returns the documents without problems. */
export function without(pairs: readonly Pair[], problems: readonly DocumentProblem[]): Pair[] {
  const wrong = new Set(problems.map(({id}) => id))
  return pairs.filter(({id}) => !wrong.has(id))
}
