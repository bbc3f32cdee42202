import {type ChildProcess, fork} from 'node:child_process'
import {extname, join} from 'node:path'
import {setImmediate as nextTurn} from 'node:timers/promises'
import type {Store} from '../documents/store.ts'
import type {Change} from '../documents/transaction.ts'
import {LakeError} from '../lake-error.ts'
import {boundedCache} from './bounded-cache.ts'
import type {FromWorker, QueryOutcome, QueryTask, ToWorker} from './query-worker.ts'
import {queryFailed} from './refuse-query.ts'

export interface QueriedDataset {
  number: number
  store: Store
  sanity: {projectId: string; dataset: string}
}

/** Maximum memory of a process in addition to the documents. */
const processMemoryMb = 512
/** How long a query may take beyond its time, or without a limit, before its process is killed, also while the process loads the documents (ms). */
const graceMs = {answering: 2000, loading: 30_000}

/** Documents in one message. More at once would hold up this process. */
const pieceLength = 200

// In the published package both are JavaScript.
const workerFile = join(import.meta.dirname, `query-worker${extname(import.meta.filename)}`)

/** A process with the documents of datasets, which answers one query at a time. An allocation beyond the heap of a worker thread would end this process too. */
class QueryProcess {
  readonly #child: ChildProcess
  readonly #unfollow = new Map<number, () => void>()
  #settle: ((outcome: QueryOutcome | undefined) => void) | undefined
  isReady = false
  isTaken = false
  /** Whether its query may take all the time of its request. */
  mayTakeLong = false
  hasEnded = false

  /** Opens these datasets. Calls `onReady` when it can answer. */
  constructor(datasets: Iterable<QueriedDataset>, onReady: () => void) {
    // This process has the same documents.
    const memoryMb = processMemoryMb + Math.ceil(process.memoryUsage().heapUsed / 1024 / 1024)
    this.#child = fork(workerFile, [String(process.pid)], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMb}`, '--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.unref()
    this.#child.channel?.unref()
    this.#child.on('message', (message: FromWorker) => {
      if (!('isReady' in message)) return this.#settle?.(message)
      this.isReady = !this.hasEnded
      onReady()
    })
    this.#child.on('error', () => this.end()).on('exit', () => this.end())
    void Promise.all([...datasets].map((dataset) => this.#open(dataset))).then(() =>
      this.#send({start: true}),
    )
  }

  /** Stops the query at `limitMs`, and kills the process if that fails or `leftMs` are over. Resolves to undefined if the process ends, also for lack of memory. */
  async ask(
    dataset: QueriedDataset,
    task: QueryTask,
    limitMs: number | undefined,
    leftMs: number,
  ): Promise<QueryOutcome | undefined> {
    const isLoading = !this.#unfollow.has(dataset.number)
    const outcome = new Promise<QueryOutcome | undefined>((resolve) => {
      this.#settle = resolve
    })
    if (isLoading) await this.#open(dataset)
    this.#send({ask: dataset.number, task, limitMs, leftMs})
    const grace = isLoading ? graceMs.loading : graceMs.answering
    const timer = setTimeout(() => this.end(), limitMs === undefined ? grace : leftMs + grace)
    try {
      return await outcome
    } finally {
      clearTimeout(timer)
      this.#settle = undefined
      this.isTaken = false
    }
  }

  close({number}: QueriedDataset): void {
    this.#unfollow.get(number)?.()
    this.#unfollow.delete(number)
    this.#send({close: number})
  }

  end(): void {
    this.hasEnded = true
    this.isReady = false
    for (const unfollow of this.#unfollow.values()) unfollow()
    this.#unfollow.clear()
    this.#child.kill('SIGKILL')
    this.#settle?.(undefined)
  }

  async #open({number, store, sanity}: QueriedDataset): Promise<void> {
    const file = store.database.location() || undefined
    this.#send({open: number, file, sanity})
    const follow = (changes: Pick<Change, 'documentId' | 'after'>[]) => this.#send({follow: number, changes})
    const unfollow = store.committed.subscribe(({changes}) =>
      follow(changes.map(({documentId, after}) => ({documentId, after}))),
    )
    this.#unfollow.set(number, unfollow)
    let piece: Parameters<typeof follow>[0] = []
    // The process reads a file itself.
    for (const after of file === undefined ? store.documents() : []) {
      if (piece.push({documentId: after._id, after}) < pieceLength) continue
      follow(piece)
      piece = []
      await nextTurn()
    }
    follow(piece)
  }

  #send(message: ToWorker): void {
    if (this.#child.connected) this.#child.send(message)
  }
}

/** Maximum size of waiting queries with their parameters, and the size that each counts in addition (characters). */
const maxWaitingSize = 16 * 1024 * 1024
const requestSize = 16 * 1024

/** Time during which a query that was stopped waits with the slow ones at once (ms). Limited, because only the machine may have been slow. */
const slowForMs = 10_000

/** A query that was answered in this time (ms) is not watched the next time, because watching takes a thread and 0.1 ms or more. */
const knownQuickMs = 10

/** Time without a dataset after which the processes end (ms). */
const idleMs = 10_000

type Waiting = (process: QueryProcess) => void

/**
 * Answers the queries of all datasets in two processes, so that queries do not block this one. One query at a time may take long. Meanwhile, the
 * other process answers quick ones, newest first, and stops a slow one, which then waits. V8 executes regular expressions more slowly after a stop.
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
        const limitMs = until === 0 ? undefined : process.mayTakeLong ? left : Math.min(quickMs, left)
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
    // The second one first, because the first one stopped queries before the second one was ready.
    for (const process of this.#processes.toReversed()) {
      if (!process?.isReady || process.isTaken) continue
      const isLongTaken = this.#processes.some((each) => each?.isTaken && each.mayTakeLong)
      // Until both are ready, a slow query would hold up the quick ones.
      const areReady = this.#processes.every((each) => each?.isReady)
      const mayTakeLong = !isLongTaken && (areReady || this.#quick.length === 0)
      const slow = mayTakeLong ? this.#slow.shift() : undefined
      const waiting = slow ?? this.#quick.pop()
      if (!waiting) continue
      waiting(Object.assign(process, {isTaken: true, mayTakeLong}))
      if (slow) this.#start(1)
    }
    if (this.#quick.length + this.#slow.length === 0) return
    this.#start(0)
    // Starts the second process only if queries overlap or one is slow.
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
