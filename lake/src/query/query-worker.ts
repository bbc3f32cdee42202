import {DatabaseSync} from 'node:sqlite'
import {Worker} from 'node:worker_threads'
import type {Doc} from '../documents/document.ts'
import {Store} from '../documents/store.ts'
import type {Change} from '../documents/transaction.ts'
import {LakeError} from '../lake-error.ts'
import {QueryEngine, type QueryParams} from './query-engine.ts'
import type {SourceMapForm} from './source-map/source-map.ts'
import {TimeLimitReached, wasStoppedInChange, within} from './time-limit.ts'
import type {Perspective, Trial} from './views.ts'

/** A dataset for a query process: a database file or, for a dataset in memory, its documents. */
export interface OpenDataset {
  open: number
  file: string | undefined
  documents: Doc[]
  sanity: {projectId: string; dataset: string}
}

export interface QueryTask {
  query: string
  params: QueryParams
  perspective: Perspective
  form?: SourceMapForm | undefined
  /** The documents of the perspective, if it is a trial. */
  trial?: Trial | undefined
  /** Whether the ids of the documents are the result, instead of the answer. */
  selects?: boolean
}

/** A message to a process: a dataset, the end of the initial datasets, changes of a dataset, its end, or a query. Datasets are numbered. */
export type ToWorker =
  | OpenDataset
  | {start: true}
  | {follow: number; changes: Pick<Change, 'documentId' | 'after'>[]}
  | {close: number}
  | {ask: number; task: QueryTask; limitMs: number}

/** `isSlow`: the query was stopped, and not because others kept the machine busy. */
export type QueryOutcome =
  | {result: unknown}
  | {refusal: Pick<LakeError, 'reason' | 'details'>}
  | {isSlow: boolean}

export type FromWorker = QueryOutcome | {isReady: true}

interface Opened {
  store: Store
  engine: QueryEngine
  sanity: OpenDataset['sanity']
}
const datasets = new Map<number, Opened>()

function open({open: number, file, documents, sanity}: OpenDataset): void {
  const database = new DatabaseSync(file ?? ':memory:', {readOnly: file !== undefined})
  const store = new Store(database, file === undefined ? documents : undefined)
  database.close()
  datasets.set(number, {store, sanity, engine: new QueryEngine(store, sanity)})
}

function answer(number: number, {selects, ...task}: QueryTask, limitMs: number): QueryOutcome {
  const {query, params, perspective, form, trial} = task
  const dataset = datasets.get(number)
  if (!dataset) throw new Error(`Dataset ${number} is not open`)
  const {engine, store, sanity} = dataset
  if (trial) engine.views.addTrial(String(perspective), trial)
  // Building it takes time that depends on the dataset, not on the query.
  engine.views.get(perspective)
  const before = process.cpuUsage()
  try {
    const result = within(limitMs, () =>
      selects ? engine.select(query, params) : engine.answer(query, params, perspective, form),
    )
    return {result}
  } catch (error) {
    if (error instanceof TimeLimitReached) {
      if (wasStoppedInChange()) datasets.set(number, {...dataset, engine: new QueryEngine(store, sanity)})
      const {user, system} = process.cpuUsage(before)
      return {isSlow: (user + system) / 1000 > limitMs / 2}
    }
    if (!(error instanceof LakeError)) throw error
    const {reason, details} = error
    return {refusal: {reason, details}}
  }
}

process.on('message', (message: ToWorker) => {
  if ('open' in message) open(message)
  else if ('follow' in message) datasets.get(message.follow)?.store.follow(message.changes)
  else if ('close' in message) datasets.delete(message.close)
  else if ('start' in message) process.send?.({isReady: true})
  else process.send?.(answer(message.ask, message.task, message.limitMs))
})
process.on('disconnect', () => process.exit())
// While a query keeps this process busy, it does not notice that its parent was killed.
const watchParent = (parent: number) =>
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500)
new Worker(`(${watchParent})(${Number(process.argv[2])})`, {eval: true}).unref()
