import {setImmediate as nextTurn} from 'node:timers/promises'
import type {Committed} from '../documents/transaction.ts'
import {TimeLimitReached, within} from '../query/time-limit.ts'
import type {Send, ServerEvent} from '../server/event-stream.ts'

export type EventsOf = (committed: Committed) => ServerEvent[]

interface Listener {
  send: Send
  disconnect(): void
}

/** Listeners of the same request form a group: a change is filtered and its events are made once for all of them. */
export class ListenerGroups {
  readonly #groups = new Map<string, {eventsOf: EventsOf; listeners: Set<Listener>}>()
  /** Each group receives transactions in their order. */
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

  notify(committed: Committed, filterMs: number): Promise<void> {
    const groups = [...this.#groups.values()].map((group) => ({...group, present: [...group.listeners]}))
    if (groups.length === 0) return this.#notified
    const left = ({present, listeners}: (typeof groups)[number]) =>
      present.filter((each) => listeners.has(each))
    this.#notified = this.#notified.then(async () => {
      try {
        // One limit for all groups, because each limit starts a thread.
        const events = limited(filterMs, committed, () => groups.map(({eventsOf}) => eventsOf(committed)))
        for (const [index, group] of groups.entries()) send(left(group), events[index] ?? [])
      } catch {
        for (const group of groups) {
          await nextTurn()
          notify(group.eventsOf, left(group), [committed], filterMs)
        }
      }
    })
    return this.#notified
  }
}

/** Sends these transactions to listeners of one group. Disconnects them if their filter takes too long for a transaction, or throws. */
export function notify(
  eventsOf: EventsOf,
  listeners: Listener[],
  transactions: Committed[],
  filterMs: number,
): void {
  try {
    const events = transactions.flatMap((each) => limited(filterMs, each, () => eventsOf(each)))
    send(listeners, events)
  } catch (error) {
    fail(error, listeners)
  }
}

/** Gives a transaction `filterMs`, and a millisecond more for each document: an import may have thousands. */
function limited<T>(filterMs: number, {changes}: Committed, work: () => T): T {
  return within(filterMs + changes.length, work)
}

/** Disconnects a listener whose connection fails. All others receive the events. */
function send(listeners: Listener[], events: ServerEvent[]): void {
  if (events.length === 0) return
  for (const listener of listeners) {
    try {
      listener.send(...events)
    } catch (error) {
      fail(error, [listener])
    }
  }
}

function fail(error: unknown, failed: Listener[]): void {
  if (!(error instanceof TimeLimitReached)) console.error('A listener could not be notified:', error)
  for (const {disconnect} of failed) disconnect()
}
