import type {PageSource, Row} from './page-source.ts'

// Pages asked for in one go: more would hold up a page that is published meanwhile, fewer cost more questions.
const batchSize = 64

/** Pages that wait to be drawn, by id. The next ones are on their way from the lake while the last are drawn. */
export class DrawQueue {
  readonly #source: PageSource
  #waiting = new Set<string>()
  #coming: {ids: readonly string[]; rows: Promise<Row[]>} | undefined

  constructor(source: PageSource) {
    this.#source = source
  }

  get isEmpty(): boolean {
    return this.#waiting.size === 0 && !this.#coming
  }

  /** Puts pages at both ends of the queue. What was on its way is asked for again: it may be older than the change. */
  put(first: Iterable<string>, last: Iterable<string>): void {
    const before = [...(this.#coming?.ids ?? []), ...this.#waiting]
    this.#coming = undefined
    this.#waiting = new Set([...first, ...before, ...last])
  }

  /** Takes the next pages out; undefined when none waits. Rejects when they cannot be had: they go on waiting. */
  async next(): Promise<Row[] | undefined> {
    const batch = this.#coming ?? this.#ask()
    if (!batch) return undefined
    this.#coming = undefined
    const rows = await batch.rows.catch((error: unknown) => {
      this.#waiting = new Set([...batch.ids, ...this.#waiting])
      throw error
    })
    this.#coming = this.#ask()
    return rows
  }

  #ask(): {ids: readonly string[]; rows: Promise<Row[]>} | undefined {
    const ids = [...this.#waiting].slice(0, batchSize)
    if (ids.length === 0) return undefined
    for (const id of ids) this.#waiting.delete(id)
    const rows = this.#source.contents(ids)
    // A failure is dealt with when its turn has come.
    rows.catch(() => undefined)
    return {ids, rows}
  }
}
