import {DatabaseSync} from 'node:sqlite'
import {Worker} from 'node:worker_threads'
import {Store} from '../documents/store.ts'
import type {Change} from '../documents/transaction.ts'
import {LakeError} from '../lake-error.ts'
import {QueryEngine, type QueryParams} from './query-engine.ts'
import type {SourceMapForm} from './source-map/source-map.ts'
import {TimeLimitReached, within} from './time-limit.ts'
import type {Perspective, Trial} from './views.ts'

/** A dataset for a query process. Changes bring the documents of a dataset without a database file. */
interface OpenDataset {
  open: number
  file: string | undefined
  sanity: {projectId: string; dataset: string}
}

export interface QueryTask {
  query: string
  params: QueryParams
  perspective: Perspective
  form?: SourceMapForm | undefined
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
  sanity: OpenDataset['sanity']
  engine: QueryEngine | undefined
  end(): void
}
const datasets = new Map<number, Opened>()

function open({open: number, file, sanity}: OpenDataset): void {
  const database = new DatabaseSync(file ?? ':memory:', {readOnly: file !== undefined})
  datasets.set(number, {store: new Store(database), sanity, engine: undefined, end: () => {}})
  database.close()
}

/** Returns the engine of a dataset with the view of a task, which takes time that depends on the dataset, not on the query. */
function engineOf(dataset: Opened, {perspective, trial}: QueryTask): QueryEngine {
  if (!dataset.engine) {
    dataset.end()
    dataset.engine = new QueryEngine(dataset.store, dataset.sanity)
    dataset.end = dataset.engine.views.close
  }
  dataset.engine.views.get(perspective, trial)
  return dataset.engine
}

function answer({ask: number, task, limitMs, leftMs}: Ask): QueryOutcome {
  const {query, params, perspective, form, selects} = task
  const dataset = datasets.get(number)
  if (!dataset) throw new Error(`Dataset ${number} is not open`)
  engineOf(dataset, task)
  const work = () => {
    const engine = engineOf(dataset, task)
    dataset.engine = undefined
    try {
      return selects ? engine.select(query, params) : engine.answer(query, params, perspective, form)
    } finally {
      // Not reached if V8 stops the query, which may have been changing the engine.
      dataset.engine = engine
    }
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
