import {setTimeout as pause} from 'node:timers/promises'
import type {Committed} from '../documents/transaction.ts'
import {processTime, TimeLimitReached, within} from '../query/time-limit.ts'
import type {Send, ServerEvent} from '../server/event-stream.ts'

/** Returns the events by which listeners of the same request learn of a transaction. Calls `checkTime`. */
export type EventsOf = (committed: Committed) => ServerEvent[]

/** Long enough to answer waiting requests, which takes several turns of the event loop. */
const pauseMs = 20

interface Listener {
  send: Send
  disconnect(): void
}

/** Listeners of the same request form a group: a change is filtered and its events are made once for all of them. */
export class ListenerGroups {
  readonly #groups = new Map<string, {eventsOf: EventsOf; listeners: Set<Listener>}>()
  readonly #filterMs: number
  readonly #queue: (() => void)[] = []
  #isNotifying = false

  /** `filterMs`: for how long a listener's filter may take. */
  constructor(filterMs: number) {
    this.#filterMs = filterMs
  }

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

  /** Notifies one group after the other. Others are answered in between once the filters have taken long. */
  notify(committed: Committed): void {
    for (const {eventsOf, listeners} of this.#groups.values()) {
      const present = [...listeners]
      this.#queue.push(() => {
        const left = present.filter((listener) => listeners.has(listener))
        notify(eventsOf, left, [committed], this.#filterMs)
      })
    }
    if (!this.#isNotifying) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isNotifying = true
    let began = performance.now()
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      step()
      if (performance.now() - began < this.#filterMs) continue
      await pause(pauseMs)
      began = performance.now()
    }
    this.#isNotifying = false
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
    events = transactions.flatMap((each) => within(filterMs, () => eventsOf(each), processTime))
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
