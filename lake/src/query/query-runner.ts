import {randomUUID} from 'node:crypto'
import {LRUCache} from 'lru-cache'
import type {Change} from '../documents/transaction.ts'
import {boundedCache} from './bounded-cache.ts'
import type {Answer, QueryParams} from './query-engine.ts'
import {type QueriedDataset, queryProcesses} from './query-processes.ts'
import type {QueryTask} from './query-worker.ts'
import {changedTags} from './sync-tags.ts'
import type {TimeLimits} from './time-limit.ts'
import type {Perspective, Trial} from './views.ts'

/** Changes and tags that are remembered. With more, all answers are stale. */
const maxChanges = 200
const maxTags = 20_000

let last = 0

/** Answers the queries of a dataset. Keeps an answer until a change has one of its sync tags. */
export class QueryRunner {
  readonly #dataset: QueriedDataset
  readonly #limits: TimeLimits
  readonly #answers = boundedCache<Answer & {revision: number}>(
    32,
    // A character of a string has one or two bytes.
    ({json, sourceMap = '', syncTags}) => 2 * (json.length + sourceMap.length) + 20 * syncTags.length,
  )
  readonly #trials = new LRUCache<string, Trial>({max: 4})
  #changes: {changes: Change[]; revision: number}[] = []
  /** The revision that changed each tag last. */
  readonly #changed = new Map<string, number>()
  /** Answers before this revision are stale. */
  #first = 0

  constructor({store, sanity}: Pick<QueriedDataset, 'store' | 'sanity'>, limits: TimeLimits) {
    last += 1
    this.#dataset = {number: last, store, sanity}
    this.#limits = limits
    store.committed.subscribe(({changes}) => {
      this.#changes.push({changes, revision: store.revision})
      if (this.#changes.length > maxChanges) this.#forget()
    })
  }

  /** Rejects with a LakeError for a query that cannot be answered or takes too long, or if too many wait. */
  async answer(task: QueryTask): Promise<Answer> {
    const {query, params, perspective, form} = task
    const key = JSON.stringify([query, params, perspective, form])
    const known = this.#answers.get(key)
    if (known && this.#isFresh(known)) return known
    const {revision} = this.#dataset.store
    const answer = {...((await this.#ask(task, this.deadline())) as Answer), revision}
    if (!answer.readsTime) this.#answers.set(key, answer)
    return answer
  }

  /** Returns the ids of the documents that a mutation's query selects. Rejects as `answer` does. */
  async select(query: string, params: QueryParams, deadline: number): Promise<string[]> {
    return (await this.#ask({query, params, perspective: 'raw', selects: true}, deadline)) as string[]
  }

  deadline(): number {
    return performance.now() + this.#limits.request
  }

  /** Returns the name of a perspective that shows published documents after these changes. It ends when later trials replace it. */
  try(changes: readonly Pick<Change, 'documentId' | 'after'>[]): string {
    const name = `~trial-${randomUUID()}`
    this.#trials.set(name, new Map(changes.map(({documentId, after}) => [documentId, after])))
    return name
  }

  isTrial(perspective: Perspective): boolean {
    return this.#trials.has(String(perspective))
  }

  open(): void {
    queryProcesses.open(this.#dataset)
  }

  close(): void {
    queryProcesses.close(this.#dataset)
  }

  #ask(task: QueryTask, deadline: number): Promise<unknown> {
    const trial = this.#trials.get(String(task.perspective))
    return queryProcesses.ask(this.#dataset, {...task, trial}, this.#limits.query, deadline)
  }

  #isFresh({syncTags, revision}: Answer & {revision: number}): boolean {
    for (const {changes, revision: changedAt} of this.#changes)
      for (const tag of changedTags(changes, this.#dataset.store)) this.#changed.set(tag, changedAt)
    this.#changes = []
    if (this.#changed.size > maxTags) this.#forget()
    return revision >= this.#first && syncTags.every((tag) => (this.#changed.get(tag) ?? 0) <= revision)
  }

  #forget(): void {
    this.#changes = []
    this.#changed.clear()
    this.#first = this.#dataset.store.revision
  }
}
