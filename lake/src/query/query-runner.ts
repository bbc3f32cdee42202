import {extname, join} from 'node:path'
import {Worker} from 'node:worker_threads'
import type {Store} from '../documents/store.ts'
import {HttpError} from '../server/http-error.ts'
import {BoundedCache} from './bounded-cache.ts'
import type {Answer, QueryEngine, QueryParams} from './query-engine.ts'
import {queryFailed} from './query-error.ts'
import type {QueryOutcome, QueryTask} from './query-worker.ts'
import type {SourceMapForm} from './source-map/source-map.ts'
import {TimeLimitReached, within} from './time-limit.ts'
import {isTrial, type Perspective} from './views.ts'

/** Longest time of a slow query (ms), waiting for a thread included. */
const queryLimitMs = 10_000

/** A query that was slow goes to a thread at once for so long (ms); it may have been the machine that was slow. */
const slowForMs = 10_000

/** Longest time of a query of a trial (ms), which blocks other requests. The first one makes its indexes. */
const trialLimitMs = 3000

/** Slow queries that are answered at a time. */
const threads = 2
const threadMemoryMb = 512

// In the published package both are JavaScript.
const workerFile = join(import.meta.dirname, `query-worker${extname(import.meta.filename)}`)

/** What a thread needs to answer as the engine does. */
interface Source {
  store: Store
  sanity: QueryTask['sanity']
}

/** Answers queries, each within a time limit and none at the expense of the others. */
export class QueryRunner {
  readonly #engine: Pick<QueryEngine, 'answer' | 'prepare'>
  readonly #source: Source
  readonly #sharedMs: number
  readonly #limitMs: number
  /** Until when a query (its text) counts as slow, by `performance.now()`. */
  readonly #slow = new BoundedCache<number>(500)
  readonly #waiting: (() => void)[] = []
  #running = 0

  /** `sharedMs`: for how long a query may hold up all others, before a thread answers it. `limitMs`: for how long a thread may. */
  constructor(
    engine: Pick<QueryEngine, 'answer' | 'prepare'>,
    source: Source,
    sharedMs: number,
    limitMs = queryLimitMs,
  ) {
    this.#engine = engine
    this.#source = source
    this.#sharedMs = sharedMs
    this.#limitMs = limitMs
  }

  /** Rejects with an HttpError: 400 for a query that cannot be answered, 408 for one that takes too long. */
  async answer(
    query: string,
    params: QueryParams,
    perspective: Perspective,
    form?: SourceMapForm,
  ): Promise<Answer> {
    await this.#engine.prepare(query, params, perspective)
    // A thread does not know the documents of a trial.
    if (isTrial(perspective)) return this.#answerHere(query, params, perspective, form)
    if ((this.#slow.get(query) ?? 0) < performance.now()) {
      const answer = () => this.#engine.answer(query, params, perspective, form)
      const used = process.cpuUsage()
      try {
        return within(this.#sharedMs, answer)
      } catch (error) {
        if (!(error instanceof TimeLimitReached)) throw error
      }
      try {
        // It got less than half of that from a machine with much else to do.
        if (processorMs(used) < this.#sharedMs / 2) return within(this.#sharedMs * 2, answer)
      } catch (error) {
        if (!(error instanceof TimeLimitReached)) throw error
      }
      this.#slow.set(query, performance.now() + slowForMs)
    }
    const {store, sanity} = this.#source
    // A thread opens the file itself. What is in memory is copied into it.
    const file = store.database.location() || undefined
    const documents = file === undefined ? [...store.documents()] : []
    return this.#answerInThread({file, documents, sanity, query, params, perspective, form})
  }

  #answerHere(...[query, params, perspective, form]: Parameters<QueryEngine['answer']>): Answer {
    try {
      return within(trialLimitMs, () => this.#engine.answer(query, params, perspective, form))
    } catch (error) {
      throw error instanceof TimeLimitReached ? tooSlow(query) : error
    }
  }

  async #answerInThread(task: QueryTask): Promise<Answer> {
    const deadline = performance.now() + this.#limitMs
    if (this.#running >= threads) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#running += 1
    try {
      return await runInThread(task, deadline - performance.now())
    } finally {
      this.#running -= 1
      this.#waiting.shift()?.()
    }
  }
}

function processorMs(since: NodeJS.CpuUsage): number {
  const {user, system} = process.cpuUsage(since)
  return (user + system) / 1000
}

const tooSlow = (query: string): HttpError =>
  queryFailed(408, query, 'The query takes too long: let it read fewer documents, or read them less often')

async function runInThread(task: QueryTask, limitMs: number): Promise<Answer> {
  const {query} = task
  if (limitMs <= 0) throw tooSlow(query)
  const worker = new Worker(workerFile, {
    workerData: task,
    resourceLimits: {maxOldGenerationSizeMb: threadMemoryMb},
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Answer>((resolve, reject) => {
      timer = setTimeout(() => reject(tooSlow(query)), limitMs)
      worker.once('message', (outcome: QueryOutcome) => {
        if ('answer' in outcome) return resolve(outcome.answer)
        const {status, message, body} = outcome.refusal
        reject(new HttpError(status, message, body))
      })
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? queryFailed(400, query, 'The query needs too much memory: let it answer with fewer documents')
            : error,
        ),
      )
    })
  } finally {
    clearTimeout(timer)
    // Not waited for: how soon a thread notices is its own affair.
    void worker.terminate()
  }
}
