/** Remembers the values used last, up to a number of entries. */
export class BoundedCache<T> {
  readonly #limit: number
  readonly #entries = new Map<string, T>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): T | undefined {
    const value = this.#entries.get(key)
    if (value !== undefined) {
      // A map keeps insertion order: what was used last moves to the end.
      this.#entries.delete(key)
      this.#entries.set(key, value)
    }
    return value
  }

  set(key: string, value: T): T {
    this.#entries.set(key, value)
    const oldest = this.#entries.size > this.#limit ? this.#entries.keys().next().value : undefined
    if (oldest !== undefined) this.#entries.delete(oldest)
    return value
  }
}
