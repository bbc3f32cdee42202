export type MemoryStorage = Storage & {values(): Iterable<string>}

/** Local storage as a browser has it, in memory; a copy of `from` when given. */
export function memoryStorage(from?: Storage): MemoryStorage {
  const items = new Map<string, string>()
  for (let index = 0; from && index < from.length; index++) {
    const key = from.key(index)
    if (key !== null) items.set(key, from.getItem(key) ?? '')
  }
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    values: () => items.values(),
  }
}
