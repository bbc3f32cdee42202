import {hash} from 'node:crypto'

// V8 hashes a longer string by its length alone: a thousand queries of one length would be compared with each other on each look.
const longestKey = 10_000

/** Remembers the values used last, up to a number of entries. */
export class BoundedCache<T> {
  readonly #limit: number
  readonly #entries = new Map<string, T>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(name: string): T | undefined {
    const key = keyOf(name)
    const value = this.#entries.get(key)
    if (value !== undefined) {
      // A map keeps insertion order: what was used last moves to the end.
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  values(): IterableIterator<T> {
    return this.#entries.values()
  }

  set(name: string, value: T): T {
    const key = keyOf(name)
    this.#entries.set(key, value)
    const oldest = this.#entries.size > this.#limit ? this.#entries.keys().next().value : undefined
    if (oldest !== undefined) this.#entries.delete(oldest)
    return value
  }
}

function keyOf(name: string): string {
  return name.length > longestKey ? hash('sha256', name, 'base64') : name
}
