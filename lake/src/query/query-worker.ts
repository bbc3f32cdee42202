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

/** A query for a dataset. Without `limitMs` it is not stopped. `leftMs`: when the request needs its answer. */
interface Ask {
  ask: number
  task: QueryTask
  limitMs: number | undefined
  leftMs: number
}

/** A message to a process: a dataset, the end of the initial datasets, changes of a dataset, its end, or a query. Datasets are numbered. */
export type ToWorker =
  | OpenDataset
  | {start: true}
  | {follow: number; changes: Pick<Change, 'documentId' | 'after'>[]}
  | {close: number}
  | Ask

/** `isSlow`: the query was stopped at its limit. */
export type QueryOutcome =
  | {result: unknown}
  | {refusal: Pick<LakeError, 'reason' | 'details'>}
  | {isSlow: true}

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

/** Returns the engine of a dataset: a new one if a query was stopped while it changed the views or plans of the old one. */
function engineOf(dataset: Opened): QueryEngine {
  if (wasStoppedInChange()) dataset.engine = new QueryEngine(dataset.store, dataset.sanity)
  return dataset.engine
}

function answer({ask: number, task: {selects, ...task}, limitMs, leftMs}: Ask): QueryOutcome {
  const {query, params, perspective, form, trial} = task
  const dataset = datasets.get(number)
  if (!dataset) throw new Error(`Dataset ${number} is not open`)
  const {views} = engineOf(dataset)
  if (trial) views.addTrial(String(perspective), trial)
  // Building it takes time that depends on the dataset, not on the query.
  views.get(perspective)
  const work = () => {
    const engine = engineOf(dataset)
    return selects ? engine.select(query, params) : engine.answer(query, params, perspective, form)
  }
  try {
    return {result: limitMs === undefined ? work() : within(limitMs, work, leftMs)}
  } catch (error) {
    if (error instanceof TimeLimitReached) return {isSlow: true}
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
  else process.send?.(answer(message))
})
process.on('disconnect', () => process.exit())
// While a query keeps this process busy, it does not notice that its parent was killed.
const watchParent = (parent: number) =>
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500)
new Worker(`(${watchParent})(${Number(process.argv[2])})`, {eval: true}).unref()
