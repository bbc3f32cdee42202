import type {Change, Committed, Transition} from '../documents/transaction.ts'
import {TimeLimitReached, within} from '../query/time-limit.ts'
import type {Send, ServerEvent} from '../server/event-stream.ts'

export interface Found {
  change: Change
  transition: Transition | undefined
}

/** The changes that listeners of the same request get, and their form. */
export interface Listening {
  find(committed: Committed): Found[]
  /** Whether `find` needs no time limit. */
  isQuick: boolean
  eventsOf(committed: Committed, found: Found[]): ServerEvent[]
}

interface Listener {
  send: Send
  disconnect(): void
}

/** Listeners of the same request form a group: a change is filtered and its events are made once for all of them. */
export class ListenerGroups {
  readonly #groups = new Map<string, {listening: Listening; listeners: Set<Listener>}>()
  readonly #filterMs: number

  /** `filterMs`: for how long a listener's filter may hold up a change. */
  constructor(filterMs: number) {
    this.#filterMs = filterMs
  }

  /** `key` names the request. Returns the function that takes the listener out. */
  add(key: string, listening: Listening, listener: Listener): () => void {
    const group = this.#groups.get(key) ?? {listening, listeners: new Set()}
    this.#groups.set(key, group)
    group.listeners.add(listener)
    return () => {
      group.listeners.delete(listener)
      if (group.listeners.size === 0) this.#groups.delete(key)
    }
  }

  notify(committed: Committed): void {
    const groups = [...this.#groups.values()]
    const found = findInTime(
      groups.map(({listening}) => listening).filter(({isQuick}) => !isQuick),
      committed,
      this.#filterMs,
    )
    for (const {listening, listeners} of groups)
      notify(listening, [...listeners], [committed], this.#filterMs, found.get(listening))
  }
}

/** Runs all filters within one time limit, because a limit costs more than most filters. Returns undefined if it is reached; then each filter gets its own limit. */
function findInTime(
  listenings: Listening[],
  committed: Committed,
  filterMs: number,
): Map<Listening, Found[]> {
  if (listenings.length === 0) return new Map()
  try {
    return within(filterMs, () => new Map(listenings.map((each) => [each, each.find(committed)])))
  } catch {
    // Whose filter it was shows when each is notified.
    return new Map()
  }
}

/** Sends what these transactions are to listeners of one group. `found` is what their filter gives, where that is known. */
export function notify(
  {find, isQuick, eventsOf}: Listening,
  listeners: Listener[],
  transactions: Committed[],
  filterMs: number,
  found?: Found[],
): void {
  const findNow = (each: Committed) => (isQuick ? find(each) : within(filterMs, () => find(each)))
  // Whatever is wrong with a filter or a connection, the change is made and all others receive it.
  const fail = (error: unknown, failed: Listener[]) => {
    if (!(error instanceof TimeLimitReached)) console.error('A listener could not be notified:', error)
    for (const {disconnect} of failed) disconnect()
  }
  let events: ServerEvent[]
  try {
    events = transactions.flatMap((each) => eventsOf(each, found ?? findNow(each)))
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
