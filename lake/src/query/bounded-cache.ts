import {hash} from 'node:crypto'
import {LRUCache} from 'lru-cache'

// V8 hashes a longer string by its length alone: a thousand queries of one length would be compared with each other on each look.
const longestKey = 10_000

/** The size of an entry without its value. */
const entryBytes = 200

/** Keeps the values that were used last, up to a number of bytes. A value over half of it is not kept. */
export class BoundedCache<T extends NonNullable<unknown>> {
  readonly #entries: LRUCache<string, T>

  constructor(maxMebibytes: number, bytesOf: (value: T, key: string) => number) {
    const maxSize = maxMebibytes * 1024 * 1024
    this.#entries = new LRUCache<string, T>({
      maxSize,
      maxEntrySize: maxSize / 2,
      sizeCalculation: (value, key) => entryBytes + bytesOf(value, key) + 2 * key.length,
    })
  }

  get(name: string): T | undefined {
    return this.#entries.get(keyOf(name))
  }

  values(): Iterable<T> {
    return this.#entries.values()
  }

  set(name: string, value: T): T {
    this.#entries.set(keyOf(name), value)
    return value
  }
}

function keyOf(name: string): string {
  return name.length > longestKey ? hash('sha256', name, 'base64') : name
}
