/** Events within this process, published after they are stored. */
export type Feed<T> = ReturnType<typeof createFeed<T>>

export function createFeed<T>() {
  const listeners = new Set<(event: T) => void>()
  return {
    /** Reports a listener that throws. The others and the publisher continue. */
    publish(event: T): void {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          console.error('What was stored could not be passed on to everybody:', error)
        }
      }
    },
    subscribe(listener: (event: T) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
