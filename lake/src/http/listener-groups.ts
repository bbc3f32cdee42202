import {setImmediate as nextTurn} from 'node:timers/promises'
import type {Committed} from '../documents/transaction.ts'
import {TimeLimitReached, within} from '../query/time-limit.ts'
import type {Send, ServerEvent} from '../server/event-stream.ts'

/** Returns the events by which listeners of the same request learn of a transaction. */
export interface EventsOf {
  (committed: Committed): ServerEvent[]
  /** Whether it needs no time limit. */
  isQuick: boolean
}

interface Listener {
  send: Send
  disconnect(): void
}

/** Listeners of the same request form a group: a change is filtered and its events are made once for all of them. */
export class ListenerGroups {
  readonly #groups = new Map<string, {eventsOf: EventsOf; listeners: Set<Listener>}>()
  /** Groups with slow filters are notified one after the other, so that each receives transactions in their order. */
  #notified: Promise<void> = Promise.resolve()

  /** `key` names the request. Returns the function that takes the listener out. */
  add(key: string, eventsOf: EventsOf, listener: Listener): () => void {
    const group = this.#groups.get(key) ?? {eventsOf, listeners: new Set()}
    this.#groups.set(key, group)
    group.listeners.add(listener)
    return () => {
      group.listeners.delete(listener)
      if (group.listeners.size === 0) this.#groups.delete(key)
    }
  }

  /** Notifies groups with quick filters at once. Resolves when all others are notified. `filterMs`: for how long a listener's filter may take. */
  notify(committed: Committed, filterMs: number): Promise<void> {
    for (const {eventsOf, listeners} of this.#groups.values()) {
      const present = [...listeners]
      const send = () => {
        const left = present.filter((listener) => listeners.has(listener))
        if (left.length > 0) notify(eventsOf, left, [committed], filterMs)
      }
      if (eventsOf.isQuick) send()
      else this.#notified = this.#notified.then(() => nextTurn()).then(send)
    }
    return this.#notified
  }
}

/** Sends what these transactions are to listeners of one group. Whatever is wrong with a filter or a connection, all others receive it. */
export function notify(
  eventsOf: EventsOf,
  listeners: Listener[],
  transactions: Committed[],
  filterMs: number,
): void {
  const fail = (error: unknown, failed: Listener[]) => {
    if (!(error instanceof TimeLimitReached)) console.error('A listener could not be notified:', error)
    for (const {disconnect} of failed) disconnect()
  }
  let events: ServerEvent[]
  try {
    events = transactions.flatMap((each) =>
      eventsOf.isQuick ? eventsOf(each) : within(filterMs, () => eventsOf(each)),
    )
  } catch (error) {
    fail(error, listeners)
    return
  }
  if (events.length === 0) return
  for (const listener of listeners) {
    try {
      listener.send(...events)
    } catch (error) {
      fail(error, [listener])
    }
  }
}
