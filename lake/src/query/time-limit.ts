import {Session} from 'node:inspector'

/** Maximum times that work may block other requests (ms). */
export interface TimeLimits {
  /**
   * A query; a slower one is answered by its own thread, which reads all documents again: among ten thousand a search of the Studio takes
   * half of the default here, and several times as long there.
   */
  query: number
  /** A query by which a mutation names its documents. */
  selection: number
  /** The filter of a listener, for each change. */
  filter: number
}

export const defaultTimeLimits: TimeLimits = {query: 1000, selection: 5000, filter: 2000}

// What an expression of the inspector can only reach as a global.
const workName = Symbol.for('lake.limited-work')
const global = globalThis as {[workName]?: () => void}
const expression = `globalThis[Symbol.for('${workName.description}')]()`

const session = new Session()
session.connect()

/** The work was stopped: it took longer than it may. */
export class TimeLimitReached extends Error {
  override name = 'TimeLimitReached'
}

/**
 * Runs synchronous work and stops it after `limitMs`, wherever it is: by V8's own interruption, for which the inspector has one thread.
 * `node:vm` starts a thread for every call, which takes longer than most queries.
 * No `catch` or `finally` of the work runs then, so whatever it changes it must change in one step. Throws a TimeLimitReached.
 */
export function within<T>(limitMs: number, work: () => T): T {
  let outcome: {value: T} | {error: unknown} | undefined
  global[workName] = () => {
    try {
      outcome = {value: work()}
    } catch (error) {
      outcome = {error}
    }
  }
  try {
    session.post('Runtime.evaluate', {expression, timeout: limitMs})
  } finally {
    global[workName] = undefined
  }
  return resultOf(outcome, limitMs)
}

function resultOf<T>(outcome: {value: T} | {error: unknown} | undefined, limitMs: number): T {
  if (!outcome) throw new TimeLimitReached(`Stopped after ${limitMs} ms`)
  if ('error' in outcome) throw outcome.error
  return outcome.value
}
