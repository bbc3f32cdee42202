import type {Mutation} from '@sanity/client'
import {titleOf} from '@upline/domain/content/stored-document.ts'
import {deleteMutations} from '../changes/mutations.ts'
import {unpublishAll} from '../changes/unpublish.ts'
import {type Planning, type PublishPlan, planPublish, publishingAll} from '../checks/plan-publish.ts'
import {type Checking, publishProblems, validationErrors} from '../checks/publish-problems.ts'
import {fetchSchedules} from '../documents/fetch-schedules.ts'
import {fetchPairs, latestOf, type Pair} from '../documents/pairs.ts'
import {removalProblems} from '../uses/removal-problems.ts'
import type {Removal} from '../uses/removal-verdict.ts'
import {changeOf, editDraft, withChange} from './cell-change.ts'
import type {Column} from './columns.ts'

export interface DocumentProblem {
  id: string
  type: string
  title: string
  text: string
}

/** A validated operation. */
export interface PlannedOperation {
  /** Documents without problems. */
  ready: Pair[]
  /** Number of documents that would not change. */
  unchanged: number
  problems: DocumentProblem[]
  /** What was checked, guarded by its revisions. */
  mutations: Mutation[]
}

/** What an operation is checked with. */
export type Preparing = Checking & Pick<Planning, 'content'>

export type Progress = (done: number) => void

export async function preparePublish(
  ids: readonly string[],
  checking: Preparing,
  onProgress: Progress,
): Promise<PlannedOperation> {
  const pairs = [...(await fetchPairs(checking.client, ids)).values()]
  const drafts = pairs.filter(({draft}) => draft)
  const alongside = new Set(drafts.map(({id}) => id))
  const schedules = await fetchSchedules(checking.client, ids)
  const plans = new Map<string, PublishPlan>()
  const problems = await problemsOf(drafts, onProgress, async (pair) => {
    const plan = await planPublish({...checking, schedules}, pair)
    plans.set(pair.id, plan)
    return publishProblems(pair, plan, {...checking, alongside})
  })
  const ready = without(drafts, problems)
  return {
    ready,
    unchanged: pairs.length - drafts.length,
    problems,
    mutations: publishingAll(ready.flatMap(({id}) => plans.get(id) ?? [])),
  }
}

/** Prepares deleting or unpublishing the documents. */
export async function prepareRemoval(
  kind: Removal,
  ids: readonly string[],
  checking: Preparing,
): Promise<PlannedOperation> {
  const pairs = [...(await fetchPairs(checking.client, ids)).values()]
  const existing = pairs.filter(({draft, published}) =>
    kind === 'unpublish' ? published : (draft ?? published),
  )
  const content = await checking.content()
  const found = removalProblems(existing, content, kind)
  const problems = existing.flatMap((pair) => {
    const text = found.get(pair.id)
    return text ? [problemOf(pair, text)] : []
  })
  const ready = without(existing, problems)
  return {
    ready,
    unchanged: pairs.length - existing.length,
    problems,
    mutations: kind === 'unpublish' ? unpublishAll(ready, content) : ready.flatMap(deleteMutations),
  }
}

/** Prepares setting one field of the drafts; an empty text clears it. */
export async function prepareField(
  ids: readonly string[],
  {column, text}: {column: Column; text: string},
  checking: Checking,
  onProgress: Progress,
): Promise<PlannedOperation> {
  const pairs = [...(await fetchPairs(checking.client, ids)).values()].filter(latestOf)
  const mutations = new Map<string, Mutation[]>()
  const problems = await problemsOf(pairs, onProgress, async (pair) => {
    const document = latestOf(pair)
    const change = document && changeOf(document, column, text)
    if (!document || !change) return []
    if ('problem' in change) return [change.problem]
    mutations.set(pair.id, editDraft(pair, document._type, change))
    const errors = await validationErrors(withChange(document, change), checking)
    return errors.flatMap((error) => (error.field === column.name ? [error.text] : []))
  })
  const wrong = new Set(problems.map(({id}) => id))
  const ready = pairs.filter(({id}) => mutations.has(id) && !wrong.has(id))
  return {
    ready,
    unchanged: pairs.length - ready.length - problems.length,
    problems,
    mutations: ready.flatMap(({id}) => mutations.get(id) ?? []),
  }
}

/** Checks documents in batches. Returns those with problems, in the order of the documents. */
export async function problemsOf(
  pairs: readonly Pair[],
  onProgress: Progress,
  check: (pair: Pair) => Promise<string[]>,
): Promise<DocumentProblem[]> {
  const problems = await inBatches(pairs, onProgress, async (pair) => {
    const texts = await check(pair)
    return texts.length > 0 ? [problemOf(pair, texts.join(' · '))] : []
  })
  return problems.flat()
}

/** Validating more documents at the same time would block the browser. */
const batchSize = 8

/** Checks items in batches and reports the number of checked items. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  onProgress: Progress,
  check: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let i = 0; i < items.length; i += batchSize) {
    onProgress(i)
    results.push(...(await Promise.all(items.slice(i, i + batchSize).map(check))))
  }
  return results
}

function problemOf(pair: Pair, text: string): DocumentProblem {
  const document = latestOf(pair)
  const title = (document && titleOf(document)) ?? 'Untitled'
  return {id: pair.id, type: document?._type ?? '', title, text}
}

export function without(pairs: readonly Pair[], problems: readonly DocumentProblem[]): Pair[] {
  const wrong = new Set(problems.map(({id}) => id))
  return pairs.filter(({id}) => !wrong.has(id))
}
