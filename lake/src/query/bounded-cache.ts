import {LRUCache} from 'lru-cache'

/** Returns a cache of the most recently used values, up to a number of bytes, of which an entry takes 200. Does not keep a value of more than half of them. */
export function boundedCache<T extends NonNullable<unknown>>(
  maxMebibytes: number,
  bytesOf: (value: T) => number,
): LRUCache<string, T> {
  const maxSize = maxMebibytes * 1024 * 1024
  return new LRUCache<string, T>({
    maxSize,
    maxEntrySize: maxSize / 2,
    sizeCalculation: (value, key) => 200 + bytesOf(value) + 2 * key.length,
  })
}
