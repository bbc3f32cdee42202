import type {Mutation} from '@sanity/client'
import {type StoredDocument, titleOf} from '@upline/schemas/health/stored-document.ts'
import type {Removal} from '../actions/removal-verdict.ts'
import {fetchContent} from '../dependents/fetch-dependents.ts'
import {fetchRedirects} from '../transactions/moves.ts'
import {deleteMutations} from '../transactions/mutations.ts'
import {fetchPairs, type Pair} from '../transactions/pairs.ts'
import {publishAll, unpublishAll} from '../transactions/publish.ts'
import {type Checking, publishProblems, validationErrors} from '../transactions/publish-problems.ts'
import {removalProblems} from '../transactions/removal-problems.ts'
import type {Column} from './columns.ts'
import {editDraft} from './edit-draft.ts'

export interface DocumentProblem {
  id: string
  type: string
  title: string
  text: string
}

/** An operation that was looked at and not done yet. */
export interface Prepared {
  /** Documents with which it can be done. */
  ready: Pair[]
  /** Documents with which there is nothing to do, such as publishing what is published. */
  idle: number
  problems: DocumentProblem[]
  mutations(): Promise<Mutation[]>
}

type Progress = (done: number, all: number) => void

const atATime = 8

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
    idle: pairs.length - drafts.length,
    problems,
    mutations: async () => publishAll(ready, await fetchRedirects(checking.client, ready)),
  }
}

export async function prepareRemoval(
  kind: Removal,
  ids: readonly string[],
  {client}: Checking,
): Promise<Prepared> {
  const pairs = [...(await fetchPairs(client, ids)).values()]
  const there = pairs.filter(({draft, published}) =>
    kind === 'unpublish' ? published : (draft ?? published),
  )
  const content = await fetchContent(client)
  const found = removalProblems(there, content, kind)
  const problems = there.flatMap((pair) => {
    const text = found.get(pair.id)
    return text ? [problemOf(pair, text)] : []
  })
  const ready = without(there, problems)
  return {
    ready,
    idle: pairs.length - there.length,
    problems,
    mutations: async () =>
      kind === 'unpublish' ? unpublishAll(ready, content) : ready.flatMap(deleteMutations),
  }
}

/** Writes the text into one field of the drafts; an empty one clears it. */
export async function prepareField(
  ids: readonly string[],
  {column, text}: {column: Column; text: string},
  checking: Checking,
  onProgress: Progress,
): Promise<Prepared> {
  const pairs = [...(await fetchPairs(checking.client, ids)).values()].filter(shownOf)
  const writing = new Map(pairs.map((pair) => [pair.id, writeField(pair, column, text)]))
  const changing = pairs.filter(({id}) => writing.get(id) !== 'same')
  const problems = await problemsOf(changing, onProgress, async (pair) => {
    const written = writing.get(pair.id)
    if (!written || written === 'same') return []
    if ('problem' in written) return [written.problem]
    const document = shownOf(pair)
    return document ? fieldProblems(withFields(document, written), [column.name], checking) : []
  })
  const ready = without(changing, problems)
  return {
    ready,
    idle: pairs.length - changing.length,
    problems,
    mutations: async () =>
      ready.flatMap((pair) => {
        const written = writing.get(pair.id)
        const type = shownOf(pair)?._type ?? ''
        return written && written !== 'same' && !('problem' in written)
          ? editDraft(pair, {type, ...written})
          : []
      }),
  }
}

interface FieldChange {
  set: Record<string, unknown>
  unset: readonly string[]
}

function writeField(pair: Pair, column: Column, text: string): FieldChange | {problem: string} | 'same' {
  const document = shownOf(pair)
  if (!document || column.read(document) === text) return 'same'
  if (text.trim() === '') return {set: {}, unset: [column.name]}
  const written = column.write(text, document[column.name])
  if ('problem' in written) return written
  const isSame = column.read({...document, [column.name]: written.value}) === column.read(document)
  return isSame ? 'same' : {set: {[column.name]: written.value}, unset: []}
}

/** The document with fields changed as `editDraft` changes them. */
export function withFields(document: StoredDocument, {set, unset}: FieldChange): StoredDocument {
  const entries = Object.entries({...document, ...set}).filter(([name]) => !unset.includes(name))
  return Object.fromEntries(entries) as StoredDocument
}

/** What the validation says about these fields. */
async function fieldProblems(
  document: StoredDocument,
  names: readonly string[],
  checking: Checking,
): Promise<string[]> {
  const errors = await validationErrors(document, checking)
  return errors.flatMap(({field, text}) => (field !== undefined && names.includes(field) ? [text] : []))
}

async function problemsOf(
  pairs: readonly Pair[],
  onProgress: Progress,
  check: (pair: Pair) => Promise<string[]>,
): Promise<DocumentProblem[]> {
  const problems: DocumentProblem[] = []
  for (let i = 0; i < pairs.length; i += atATime) {
    onProgress(i, pairs.length)
    const some = pairs.slice(i, i + atATime)
    const found = await Promise.all(some.map(check))
    some.forEach((pair, at) => {
      const texts = found[at] ?? []
      if (texts.length > 0) problems.push(problemOf(pair, texts.join(' · ')))
    })
  }
  return problems
}

function problemOf(pair: Pair, text: string): DocumentProblem {
  const document = shownOf(pair)
  const title = (document && titleOf(document)) ?? 'Without a name'
  return {id: pair.id, type: document?._type ?? '', title, text}
}

/** The document as an editor sees it. */
export function shownOf({draft, published}: Pair): StoredDocument | undefined {
  return draft ?? published
}

function without(pairs: readonly Pair[], problems: readonly DocumentProblem[]): Pair[] {
  const wrong = new Set(problems.map(({id}) => id))
  return pairs.filter(({id}) => !wrong.has(id))
}
