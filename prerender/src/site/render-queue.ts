// Simultaneous requests: the lake works on the next pages while this process renders one.
const concurrency = 8

export type Fetched<T> = {path: string} & ({answer: T} | {error: unknown})

/** Paths that wait to be rendered, in order. The next pages are fetched while one is rendered. */
export function createRenderQueue<T>(fetch: (path: string) => Promise<T>) {
  let waiting = new Set<string>()
  let fetching = new Map<string, Promise<Fetched<T>>>()

  function fill(): void {
    for (const path of waiting) {
      if (fetching.size >= concurrency) return
      waiting.delete(path)
      fetching.set(path, start(path))
    }
  }

  async function start(path: string): Promise<Fetched<T>> {
    try {
      return {path, answer: await fetch(path)}
    } catch (error) {
      return {path, error}
    }
  }

  return {
    size: () => waiting.size + fetching.size,

    /** Puts paths at both ends of the queue. Pages that are being fetched are fetched again, because their data may be older than the change. */
    put(first: Iterable<string>, last: Iterable<string>): void {
      waiting = new Set([...first, ...fetching.keys(), ...waiting, ...last])
      fetching = new Map()
    },

    /** Removes and returns the next page; undefined if no path waits. Does not reject. Calls must not overlap. */
    async next(): Promise<Fetched<T> | undefined> {
      fill()
      const [next] = fetching
      if (!next) return undefined
      const fetched = await next[1]
      fetching.delete(next[0])
      fill()
      return fetched
    },
  }
}
