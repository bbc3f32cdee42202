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

/** Time without a dataset after which the processes end (ms). */
const idleMs = 10_000

interface Waiting {
  dataset: QueriedDataset
  task: QueryTask
  /** How long its first attempt may take (ms). */
  quickMs: number
  /** When it must be answered, by `performance.now()`. */
  deadline: number
  settle(outcome: {result: unknown} | {error: LakeError}): void
}

/**
 * Answers the queries of all datasets of all lakes of this process in two other processes, so that queries do not block this one. Both answer
 * quick queries, newest first, so that a backlog does not delay a new query. Slow queries run one at a time in the first process.
 */
class QueryProcesses {
  readonly #processes: [QueryProcess | undefined, QueryProcess | undefined] = [undefined, undefined]
  readonly #datasets = new Set<QueriedDataset>()
  readonly #quick: Waiting[] = []
  readonly #slow: Waiting[] = []
  /** Until when a query (its text) counts as slow, by `performance.now()`. */
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
    const isSlow = (this.#slowUntil.get(query) ?? 0) > performance.now()
    const lane = isSlow ? this.#slow : this.#quick
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise((resolve, reject) => {
        const waiting: Waiting = {
          dataset,
          task,
          quickMs,
          deadline,
          settle: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.result)),
        }
        timer = setTimeout(() => reject(this.#giveUp(waiting)), deadline - performance.now())
        lane.push(waiting)
        this.#next()
      })
    } finally {
      clearTimeout(timer)
      this.#waitingSize -= size
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

  /** Removes a query whose time is up from its queue, and returns the error for it. */
  #giveUp(waiting: Waiting): LakeError {
    const {query} = waiting.task
    for (const lane of [this.#quick, this.#slow]) {
      const place = lane.indexOf(waiting)
      if (place === -1) continue
      lane.splice(place, 1)
      if (lane === this.#quick) return tooMany(query)
      return slowQuery(query, 'The query takes too long while others are answered: send it again later')
    }
    return slowQuery(query)
  }

  #next(): void {
    // The second process is free for quick queries while the first one answers a slow one.
    for (const place of [1, 0] as const) {
      const process = this.#processes[place]
      if (!process?.isFree) continue
      const waiting = (place === 0 ? this.#slow.shift() : undefined) ?? this.#quick.pop()
      if (waiting) void this.#run(process, waiting)
    }
    if (this.#quick.length + this.#slow.length === 0) return
    this.#start(0)
    // Starts the second process only if queries overlap.
    if (this.#processes[0]?.isBusy) this.#start(1)
  }

  async #run(process: QueryProcess, waiting: Waiting): Promise<void> {
    const {dataset, task, deadline, quickMs, settle} = waiting
    const {query} = task
    const isSlow = (this.#slowUntil.get(query) ?? 0) > performance.now()
    const left = Math.max(1, deadline - performance.now())
    const outcome = await process.ask(dataset, task, isSlow ? left : Math.min(quickMs, left))
    if (!outcome) {
      const isLate = performance.now() >= deadline
      settle({error: isLate ? slowQuery(query) : outOfMemory(query)})
    } else if ('result' in outcome) settle(outcome)
    else if ('refusal' in outcome)
      settle({error: new LakeError(outcome.refusal.reason, outcome.refusal.details)})
    else if (performance.now() >= deadline) settle({error: slowQuery(query)})
    else if (outcome.isSlow) {
      this.#slowUntil.set(query, performance.now() + slowForMs)
      this.#slow.push(waiting)
    } else {
      waiting.quickMs *= 2
      this.#quick.push(waiting)
    }
    this.#next()
  }
}

export const queryProcesses = new QueryProcesses()

function tooMany(query: string): LakeError {
  return queryFailed('busy', query, 'Too many queries are waiting: send it again later')
}

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
