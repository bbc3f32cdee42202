import {DatabaseSync} from 'node:sqlite'
import {parentPort, workerData} from 'node:worker_threads'
import type {Doc} from '../documents/document.ts'
import {Store} from '../documents/store.ts'
import {HttpError} from '../server/http-error.ts'
import {type Answer, QueryEngine, type QueryParams} from './query-engine.ts'
import type {SourceMapForm} from './source-map/source-map.ts'
import type {Perspective} from './views.ts'

/** One query and its data: a database file or, for a dataset in memory, its documents. */
export interface QueryTask {
  file: string | undefined
  documents: Doc[]
  sanity: {projectId: string; dataset: string}
  query: string
  params: QueryParams
  perspective: Perspective
  form: SourceMapForm | undefined
}

export type QueryOutcome = {answer: Answer} | {refusal: Pick<HttpError, 'status' | 'message' | 'body'>}

/** The thread of query-runner.ts: answers one query from the present data, and ends. */
function run({file, documents, sanity, query, params, perspective, form}: QueryTask): QueryOutcome {
  const store =
    file === undefined
      ? new Store(new DatabaseSync(':memory:'), documents)
      : new Store(new DatabaseSync(file, {readOnly: true}))
  const engine = new QueryEngine(store, sanity)
  try {
    return {answer: engine.answer(query, params, perspective, form)}
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const {status, message, body} = error
    return {refusal: {status, message, body}}
  }
}

parentPort?.postMessage(run(workerData))
