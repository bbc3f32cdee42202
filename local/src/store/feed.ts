/** Tells whoever listens in this process what has just been stored. */
export interface Feed<T> {
  publish(event: T): void
  /** Returns the function that ends the subscription. */
  subscribe(listener: (event: T) => void): () => void
}

export function createFeed<T>(): Feed<T> {
  const listeners = new Set<(event: T) => void>()
  return {
    publish(event) {
      for (const listener of listeners) listener(event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
