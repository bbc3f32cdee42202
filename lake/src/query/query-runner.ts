import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {extname, join} from 'node:path'
import pLimit from 'p-limit'
import type {Store} from '../documents/store.ts'
import {LakeError} from '../lake-error.ts'
import {boundedCache} from './bounded-cache.ts'
import {onMainThread, waitingRequests} from './main-thread.ts'
import type {Answer, QueryEngine, QueryParams} from './query-engine.ts'
import type {Followed, ProcessData, QueryOutcome, QueryTask} from './query-worker.ts'
import {queryFailed} from './refuse-query.ts'
import {processTime, TimeLimitReached, type TimeLimits, within} from './time-limit.ts'

/** Time during which a slow query goes to a process immediately (ms). Limited, because only the machine may have been slow. */
const slowForMs = 10_000

/** How long a query is tried (ms) unless it was answered before: at first, and again once all others have had their first attempt. */
const triesMs = [2, 20]
/** After a query was slow, the time during which others are not tried for longer (ms). */
const carefulForMs = 1000

/** Queries that wait for the main thread. */
const maxWaiting = 1000
/** The size of the slow queries that wait or are answered, in characters with their parameters, and what each counts in addition. */
const maxWaitingSize = 16 * 1024 * 1024
const requestSize = 64 * 1024

/** Slow queries that are answered at a time. */
const maxProcesses = 2
const processMemoryMb = 512
/** A process without a query ends after so long (ms). */
const idleMs = 60_000

// In the published package both are JavaScript.
const workerFile = join(import.meta.dirname, `query-worker${extname(import.meta.filename)}`)

/** Answers queries within time limits so that none delays the others: a process answers a slow or heavy query. */
export class QueryRunner {
  readonly #engine: QueryEngine
  readonly #store: Store
  readonly #sanity: ProcessData['sanity']
  readonly #limits: TimeLimits
  /** Until when a query (its text) counts as slow, by `performance.now()`; 0 for one that was not. */
  readonly #slowUntil = boundedCache<number>(1, () => 8)
  #carefulUntil = 0
  readonly #processes = new Set<QueryProcess>()
  readonly #inTurn = pLimit(maxProcesses)
  #waitingSize = 0

  constructor(engine: QueryEngine, store: Store, sanity: ProcessData['sanity'], limits: TimeLimits) {
    this.#engine = engine
    this.#store = store
    this.#sanity = sanity
    this.#limits = limits
  }

  /** Rejects with a LakeError for a query that cannot be answered or takes too long, or if too many wait. */
  answer(task: QueryTask): Promise<Answer> {
    const {query, params, perspective, form} = task
    return this.#run(task, this.deadline(), () => this.#engine.answer(query, params, perspective, form))
  }

  /** Returns the ids of the documents that a mutation's query selects. Rejects as `answer` does. */
  async select(query: string, params: QueryParams, deadline: number): Promise<string[]> {
    const task = {query, params, perspective: 'raw', selects: true}
    return this.#run(task, deadline, () => this.#engine.select(query, params))
  }

  /** Returns the end of a request that begins now, by `performance.now()`. */
  deadline(): number {
    return performance.now() + this.#limits.request
  }

  /** Ends all processes. */
  close(): void {
    for (const each of this.#processes) each.end()
    this.#processes.clear()
  }

  async #run<T>(task: QueryTask, deadline: number, work: () => T): Promise<T> {
    const {query, params} = task
    const isSlow = (this.#slowUntil.get(query) ?? 0) > performance.now()
    if (!isSlow && !this.#engine.isHeavy(query, params)) {
      const done = await this.#try(query, deadline, work)
      if (done) return done.result
    }
    const size = requestSize + query.length + JSON.stringify(params).length
    if (this.#waitingSize > maxWaitingSize) throw tooMany(query)
    this.#waitingSize += size
    try {
      // The process does the same work.
      return (await this.#inTurn(() => this.#runInProcess(task, deadline))) as T
    } finally {
      this.#waitingSize -= size
    }
  }

  /** Returns undefined if the work takes longer than the main thread has time for it. */
  async #try<T>(query: string, deadline: number, work: () => T): Promise<{result: T} | undefined> {
    if (waitingRequests() > maxWaiting) throw tooMany(query)
    const isKnown = this.#slowUntil.get(query) === 0
    const first = (isKnown ? [this.#limits.query] : triesMs).map((limitMs, index) => {
      const run = () => {
        const left = deadline - performance.now()
        if (left <= 0 && index === 0) throw tooMany(query)
        return within(Math.min(limitMs, left), work, processTime)
      }
      return () => onMainThread(run, {deadline, isLong: index > 0})
    })
    // The earlier attempts may have built an index or competed with other work.
    const last = () => {
      const now = performance.now()
      if (now < this.#carefulUntil) throw new TimeLimitReached('Another query was slow')
      this.#carefulUntil = now + carefulForMs
      this.#slowUntil.set(query, now + slowForMs)
      const result = within(this.#limits.query, work)
      this.#carefulUntil = 0
      return result
    }
    for (const tryOnce of [...first, () => onMainThread(last)]) {
      try {
        const result = await tryOnce()
        this.#slowUntil.set(query, 0)
        return {result}
      } catch (error) {
        if (!(error instanceof TimeLimitReached)) throw error
      }
    }
    return undefined
  }

  async #runInProcess(task: QueryTask, deadline: number): Promise<unknown> {
    const left = deadline - performance.now()
    if (left <= 0)
      throw queryFailed(
        'slow',
        task.query,
        'The query takes too long while others are answered: send it again later',
      )
    for (const each of this.#processes) if (each.hasEnded) this.#processes.delete(each)
    const idle = [...this.#processes].find(({isBusy}) => !isBusy)
    const free = idle ?? new QueryProcess(this.#store, this.#sanity)
    this.#processes.add(free)
    const trial = this.#engine.views.trialOf(task.perspective)
    return free.run({...task, trial}, left)
  }
}

function tooMany(query: string): LakeError {
  return queryFailed('busy', query, 'Too many queries are waiting: send it again later')
}

/**
 * A process with the documents of a dataset, which follows its changes. It answers one query at a time. A worker thread would end this
 * process too when an allocation exceeds its heap.
 */
class QueryProcess {
  isBusy = false
  hasEnded = false
  readonly #child: ChildProcess
  readonly #unfollow: () => void
  #idle: NodeJS.Timeout | undefined

  constructor(store: Store, sanity: ProcessData['sanity']) {
    // A process opens the file itself; documents in memory are copied into it.
    const file = store.database.location() || undefined
    const documents = file === undefined ? [...store.documents()] : []
    const data: ProcessData = {file, documents, sanity}
    this.#child = fork(workerFile, [String(process.pid)], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${processMemoryMb}`, '--no-warnings'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#child.send(data)
    this.#child.unref()
    this.#child.channel?.unref()
    this.#child.on('error', () => this.end()).on('exit', () => this.end())
    this.#unfollow = store.committed.subscribe(({changes}) => {
      const followed: Followed = {changes: changes.map(({documentId, after}) => ({documentId, after}))}
      if (this.#child.connected) this.#child.send(followed)
    })
  }

  /** Rejects with a LakeError, after which the process has ended if it was stopped. */
  async run(task: QueryTask, limitMs: number): Promise<unknown> {
    clearTimeout(this.#idle)
    this.isBusy = true
    const {query} = task
    const done = new AbortController()
    const limit = AbortSignal.timeout(Math.ceil(limitMs))
    const signal = AbortSignal.any([done.signal, limit])
    try {
      this.#child.send(task)
      const outcome = once(this.#child, 'message', {signal}).then(([message]): QueryOutcome => message)
      const exit = once(this.#child, 'exit', {signal}).then(() => undefined)
      const first = await Promise.race([outcome, exit])
      // The process exits only if it is out of memory.
      if (!first)
        throw queryFailed(
          'invalid',
          query,
          'The query needs too much memory: let it answer with fewer documents',
        )
      if ('result' in first) return first.result
      throw new LakeError(first.refusal.reason, first.refusal.details)
    } catch (error) {
      if (!limit.aborted) throw error
      this.end()
      const reason = 'The query takes too long: let it read fewer documents, or read them less often'
      throw queryFailed('slow', query, reason)
    } finally {
      done.abort()
      this.isBusy = false
      this.#idle = setTimeout(() => this.end(), idleMs).unref()
    }
  }

  end(): void {
    this.hasEnded = true
    this.#unfollow()
    clearTimeout(this.#idle)
    this.#child.kill('SIGKILL')
  }
}
