import {LakeError} from '../lake-error.ts'
import {boundedCache} from './bounded-cache.ts'
import {type QueriedDataset, QueryProcess} from './query-process.ts'
import type {QueryTask} from './query-worker.ts'
import {queryFailed} from './refuse-query.ts'

/** Maximum size of waiting queries with their parameters, and the size that each counts in addition (characters). */
const maxWaitingSize = 16 * 1024 * 1024
const requestSize = 16 * 1024

/** Time during which a query that was slow waits with the slow ones at once (ms). Limited, because only the machine may have been slow. */
const slowForMs = 10_000

/** A query that was answered in this time (ms) is not watched the next time, because watching takes a thread and 0.1 ms or more. */
const knownQuickMs = 10

/** Time without a dataset after which the processes end (ms). */
const idleMs = 10_000

/** Is called with a free process. */
type Waiting = (process: QueryProcess) => void

/**
 * Answers the queries of all datasets of all lakes of this process in two other processes, so that queries do not block this one. Both answer
 * quick queries, newest first, so that a backlog does not delay a new query. Slow queries run one at a time in the first process.
 */
class QueryProcesses {
  readonly #processes: [QueryProcess | undefined, QueryProcess | undefined] = [undefined, undefined]
  readonly #datasets = new Set<QueriedDataset>()
  readonly #quick: Waiting[] = []
  readonly #slow: Waiting[] = []
  /** Until when a query (its text) counts as slow, by `performance.now()`; 0 if it was quick. */
  readonly #slowUntil = boundedCache<number>(1, () => 8)
  #waitingSize = 0
  #idle: NodeJS.Timeout | undefined

  /** Loads a dataset before its first query. */
  open(dataset: QueriedDataset): void {
    this.#datasets.add(dataset)
    this.#start(0)
  }

  #start(place: 0 | 1): void {
    const process = this.#processes[place]
    if (process && !process.hasEnded) return
    this.#processes[place] = new QueryProcess(this.#datasets, () => this.#next())
  }

  /** Rejects with a LakeError for a query that cannot be answered or takes too long, or if too many wait. */
  async ask(dataset: QueriedDataset, task: QueryTask, quickMs: number, deadline: number): Promise<unknown> {
    this.#datasets.add(dataset)
    const {query, params} = task
    const size = requestSize + query.length + JSON.stringify(params).length
    if (this.#waitingSize > maxWaitingSize) throw tooMany(query)
    this.#waitingSize += size
    try {
      for (;;) {
        const until = this.#slowUntil.get(query)
        const isSlow = until !== undefined && until > performance.now()
        const process = await this.#free(isSlow, query, deadline)
        const began = performance.now()
        const left = Math.max(1, deadline - began)
        const limitMs = isSlow ? left : until === 0 ? undefined : Math.min(quickMs, left)
        const outcome = await process.ask(dataset, task, limitMs, left)
        const now = performance.now()
        if (outcome && 'result' in outcome) {
          if (now - began < knownQuickMs) this.#slowUntil.set(query, 0)
          return outcome.result
        }
        if (outcome && 'refusal' in outcome)
          throw new LakeError(outcome.refusal.reason, outcome.refusal.details)
        if (now >= deadline) throw slowQuery(query)
        // Its process ended while the query was watched, so it was not the time.
        if (!outcome && limitMs !== undefined) throw outOfMemory(query)
        this.#slowUntil.set(query, now + slowForMs)
      }
    } finally {
      this.#waitingSize -= size
      this.#next()
    }
  }

  close(dataset: QueriedDataset): void {
    this.#datasets.delete(dataset)
    for (const each of this.#processes) each?.close(dataset)
    clearTimeout(this.#idle)
    const endIfIdle = () => {
      if (this.#datasets.size === 0) for (const each of this.#processes) each?.end()
    }
    this.#idle = setTimeout(endIfIdle, idleMs).unref()
  }

  /** Resolves with a process that is free for a query. Rejects with a LakeError at the deadline. */
  #free(isSlow: boolean, query: string, deadline: number): Promise<QueryProcess> {
    const lane = isSlow ? this.#slow : this.#quick
    return new Promise((resolve, reject) => {
      const waiting: Waiting = (process) => {
        clearTimeout(timer)
        resolve(process)
      }
      const timer = setTimeout(() => {
        lane.splice(lane.indexOf(waiting), 1)
        reject(isSlow ? slowQuery(query, waitedTooLong) : tooMany(query))
      }, deadline - performance.now())
      lane.push(waiting)
      this.#next()
    })
  }

  #next(): void {
    // The second process is free for quick queries while the first one answers a slow one.
    for (const place of [1, 0] as const) {
      const process = this.#processes[place]
      if (!process?.isFree) continue
      const waiting = (place === 0 ? this.#slow.shift() : undefined) ?? this.#quick.pop()
      if (!waiting) continue
      process.isTaken = true
      waiting(process)
    }
    if (this.#quick.length + this.#slow.length === 0) return
    this.#start(0)
    // Starts the second process only if queries overlap.
    if (this.#processes[0]?.isTaken) this.#start(1)
  }
}

export const queryProcesses = new QueryProcesses()

function tooMany(query: string): LakeError {
  return queryFailed('busy', query, 'Too many queries are waiting: send it again later')
}

const waitedTooLong = 'The query takes too long while others are answered: send it again later'

function slowQuery(
  query: string,
  reason = 'The query takes too long: let it read fewer documents, or read them less often',
): LakeError {
  return queryFailed('slow', query, reason)
}

function outOfMemory(query: string): LakeError {
  const reason = 'The query needs too much memory: let it answer with fewer documents'
  return queryFailed('invalid', query, reason)
}
