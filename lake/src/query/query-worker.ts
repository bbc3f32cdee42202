import {DatabaseSync} from 'node:sqlite'
import {Worker} from 'node:worker_threads'
import type {Doc} from '../documents/document.ts'
import {Store} from '../documents/store.ts'
import type {Change} from '../documents/transaction.ts'
import {LakeError} from '../lake-error.ts'
import {QueryEngine, type QueryParams} from './query-engine.ts'
import type {SourceMapForm} from './source-map/source-map.ts'
import type {Perspective, Trial} from './views.ts'

/** The dataset of a process: a database file or, for a dataset in memory, its documents. */
export interface ProcessData {
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

/** Changes that were stored since the process began. */
export interface Followed {
  changes: Pick<Change, 'documentId' | 'after'>[]
}

export type QueryOutcome = {result: unknown} | {refusal: Pick<LakeError, 'reason' | 'details'>}

/** The process of query-runner.ts. */
let store: Store
let engine: QueryEngine

function open({file, documents, sanity}: ProcessData): void {
  store =
    file === undefined
      ? new Store(new DatabaseSync(':memory:'), documents)
      : new Store(new DatabaseSync(file, {readOnly: true}))
  engine = new QueryEngine(store, sanity)
}

function outcomeOf({query, params, perspective, form, trial, selects}: QueryTask): QueryOutcome {
  if (trial) engine.views.addTrial(String(perspective), trial)
  try {
    const result = selects ? engine.select(query, params) : engine.answer(query, params, perspective, form)
    return {result}
  } catch (error) {
    if (!(error instanceof LakeError)) throw error
    const {reason, details} = error
    return {refusal: {reason, details}}
  }
}

process.on('message', (message: ProcessData | QueryTask | Followed) => {
  if ('documents' in message) open(message)
  else if ('changes' in message) store.follow(message.changes)
  else process.send?.(outcomeOf(message))
})
process.on('disconnect', () => process.exit())
// While a query keeps this process busy, it does not notice that its parent was killed.
const watchParent = (parent: number) =>
  setInterval(() => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 500)
new Worker(`(${watchParent})(${Number(process.argv[2])})`, {eval: true}).unref()
