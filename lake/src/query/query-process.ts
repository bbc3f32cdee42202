import {type ChildProcess, fork} from 'node:child_process'
import {extname, join} from 'node:path'
import {setImmediate as nextTurn} from 'node:timers/promises'
import type {Store} from '../documents/store.ts'
import type {Change} from '../documents/transaction.ts'
import type {FromWorker, QueryOutcome, QueryTask, ToWorker} from './query-worker.ts'

/** A dataset whose queries the processes answer. */
export interface QueriedDataset {
  /** Unique in this process. */
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

/**
 * A process with the documents of datasets, which follows their changes. It answers one query at a time. A worker thread would end this
 * process too when an allocation exceeds its heap.
 */
export class QueryProcess {
  readonly #child: ChildProcess
  readonly #unfollow = new Map<number, () => void>()
  #settle: ((outcome: QueryOutcome | undefined) => void) | undefined
  #isReady = false
  /** Whether a query has it. */
  isTaken = false
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
      this.#isReady = true
      onReady()
    })
    this.#child.on('error', () => this.end()).on('exit', () => this.end())
    void Promise.all([...datasets].map((dataset) => this.#open(dataset))).then(() =>
      this.#send({start: true}),
    )
  }

  get isFree(): boolean {
    return this.#isReady && !this.hasEnded && !this.isTaken
  }

  /**
   * Stops the query at `limitMs`, if it has a limit, and kills the process if that fails or `leftMs` are over. Resolves to undefined if the process ends,
   * which it also does if it runs out of memory.
   */
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
