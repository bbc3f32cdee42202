/** Events within this process, published after they are stored. */
export interface Feed<T> {
  publish(event: T): void
  /** Returns the unsubscribe function. */
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
