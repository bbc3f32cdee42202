import {DatabaseSync} from 'node:sqlite'
import {parentPort, workerData} from 'node:worker_threads'
import {Lake} from '../documents/lake.ts'
import {HttpError} from '../server/http-error.ts'
import {type Answer, QueryEngine, type QueryParams} from './query-engine.ts'
import type {Perspective} from './views.ts'

/** One query, and the database that it is answered from. */
export interface QueryTask {
  file: string
  sanity: {projectId: string; dataset: string}
  query: string
  params: QueryParams
  perspective: Perspective
}

export type QueryOutcome = {answer: Answer} | {refusal: Pick<HttpError, 'status' | 'message' | 'body'>}

/** The thread of slow-queries.ts: answers one query from the database as it is now, and ends. */
function run({file, sanity, query, params, perspective}: QueryTask): QueryOutcome {
  const engine = new QueryEngine(new Lake(new DatabaseSync(file, {readOnly: true})), sanity)
  try {
    return {answer: engine.answer(query, params, perspective)}
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const {status, message, body} = error
    return {refusal: {status, message, body}}
  }
}

parentPort?.postMessage(run(workerData))
