import {hash} from 'node:crypto'
import {LRUCache} from 'lru-cache'

// V8 hashes a longer string by its length alone: a thousand queries of one length would be compared with each other on each look.
const longestKey = 10_000

interface Bytes<T> {
  /** Of all values together. A value over an eighth of it is not kept. */
  maxBytes: number
  bytesOf(value: T): number
}

/** Keeps the values that were used last, up to a number of entries and, if given, a number of bytes. */
export class BoundedCache<T extends NonNullable<unknown>> {
  readonly #entries: LRUCache<string, T>

  constructor(max: number, bytes?: Bytes<T>) {
    this.#entries = new LRUCache<string, T>(
      bytes
        ? {
            max,
            maxSize: bytes.maxBytes,
            maxEntrySize: bytes.maxBytes / 8,
            sizeCalculation: (value, key) => bytes.bytesOf(value) + key.length + 1,
          }
        : {max},
    )
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
