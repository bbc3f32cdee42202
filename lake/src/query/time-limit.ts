import {Script} from 'node:vm'

/** Maximum times that one piece of work may delay others (ms). */
export const defaultTimeLimits = {
  /** A query; a slower one is answered after all others. */
  query: 150,
  /** All queries of one request, with the time that they wait. */
  request: 10_000,
  /** The filter of a listener or webhook, for one transaction. */
  filter: 200,
}
export type TimeLimits = typeof defaultTimeLimits

/** Thrown when work exceeds its time limit. */
export class TimeLimitReached extends Error {
  override name = 'TimeLimitReached'
}

// A script reaches only what is global.
const name = Symbol.for('upline-lake.work')
const script = new Script("globalThis[Symbol.for('upline-lake.work')]()")

/**
 * Runs synchronous work and throws a TimeLimitReached after `limitMs`. V8 stops it between any two of its steps, also in a regular expression,
 * so the work must use `changing` to change anything that is used afterwards. Starts a thread, which takes 0.1 ms.
 */
export function within<T>(limitMs: number, work: () => T): T {
  Object.assign(globalThis, {[name]: work})
  try {
    return script.runInThisContext({timeout: Math.max(1, Math.ceil(limitMs))})
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      throw new TimeLimitReached(`Stopped after ${limitMs} ms`)
    throw error
  }
}

let changes = 0

/** Runs a change of something that is used afterwards, so that `wasStoppedInChange` detects an interruption. */
export function changing<T>(work: () => T): T {
  changes += 1
  const result = work()
  changes -= 1
  return result
}

/** Returns whether work was stopped in the middle of a change since the last call. The data that it was changing is unusable then. */
export function wasStoppedInChange(): boolean {
  const isStopped = changes > 0
  changes = 0
  return isStopped
}
