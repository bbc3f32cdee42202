/**
 * What a visitor should know about inquiries that could not be sent at once: one of an earlier visit is waiting, one was
 * sent, one was too old to send. That an inquiry was saved in this visit is said by the form itself.
 */
export type OutboxStatus = 'waiting' | 'sent' | 'expired'

let status: OutboxStatus | undefined
const listeners = new Set<() => void>()

/** An external store for `useSyncExternalStore`; subscribing to it loads none of the code that sends. */
export const outboxStatus = {
  get: () => status,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** `undefined` once the visitor has dismissed the notice. */
  set(next: OutboxStatus | undefined): void {
    status = next
    for (const listener of listeners) listener()
  },
}
