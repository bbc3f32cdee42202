// Simultaneous requests: the lake works on the next pages while this process renders one.
const concurrency = 8

export type Fetched<T> = {path: string} & ({answer: T} | {error: unknown})

/** Paths that wait to be rendered, in order. The next pages are fetched while one is rendered. */
export class RenderQueue<T> {
  readonly #fetch: (path: string) => Promise<T>
  #waiting = new Set<string>()
  #fetching = new Map<string, Promise<Fetched<T>>>()

  constructor(fetch: (path: string) => Promise<T>) {
    this.#fetch = fetch
  }

  get size(): number {
    return this.#waiting.size + this.#fetching.size
  }

  /** Puts paths at both ends of the queue. Pages that are being fetched are fetched again, because their data may be older than the change. */
  put(first: Iterable<string>, last: Iterable<string>): void {
    this.#waiting = new Set([...first, ...this.#fetching.keys(), ...this.#waiting, ...last])
    this.#fetching = new Map()
  }

  /** Removes and returns the next page; undefined if no path waits. Does not reject. Calls must not overlap. */
  async next(): Promise<Fetched<T> | undefined> {
    this.#fill()
    const [next] = this.#fetching
    if (!next) return undefined
    const fetched = await next[1]
    this.#fetching.delete(next[0])
    this.#fill()
    return fetched
  }

  #fill(): void {
    for (const path of this.#waiting) {
      if (this.#fetching.size >= concurrency) return
      this.#waiting.delete(path)
      this.#fetching.set(path, this.#start(path))
    }
  }

  async #start(path: string): Promise<Fetched<T>> {
    try {
      return {path, answer: await this.#fetch(path)}
    } catch (error) {
      return {path, error}
    }
  }
}
