/** Events within this process, published after they are stored. */
export interface Feed<T> {
  /** Reports a listener that throws. The others and the publisher continue. */
  publish(event: T): void
  /** Returns the unsubscribe function. */
  subscribe(listener: (event: T) => void): () => void
}

export function createFeed<T>(): Feed<T> {
  const listeners = new Set<(event: T) => void>()
  return {
    publish(event) {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          console.error('What was stored could not be passed on to everybody:', error)
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
