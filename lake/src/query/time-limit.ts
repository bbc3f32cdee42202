import {Script} from 'node:vm'

/** Maximum times that one piece of work may delay others (ms). */
export const defaultTimeLimits = {
  /** A query; a slower one is answered after all others. */
  query: 50,
  /** All queries of one request, with the time that they wait. */
  request: 10_000,
  /** The filter of a listener, for one transaction. */
  filter: 50,
}
export type TimeLimits = typeof defaultTimeLimits

export class TimeLimitReached extends Error {
  override name = 'TimeLimitReached'
}

// A script reaches only what is global.
const name = Symbol.for('upline-lake.work')
const script = new Script("globalThis[Symbol.for('upline-lake.work')]()")

/** Returns the processor time of this thread or, before Node 23.9, of the process (ms). */
function processorMs(): number {
  const {user, system} = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Runs synchronous work and throws a TimeLimitReached after `limitMs` of processor time, or after `mostMs`. V8 counts the time of the clock, so work
 * that had to wait for a busy machine runs again with twice the time. V8 stops work between any two of its steps, also in a regular expression,
 * so what the work was changing is unusable then. Starts a thread, which takes 0.1 ms.
 */
export function within<T>(limitMs: number, work: () => T, mostMs = Number.POSITIVE_INFINITY): T {
  const used = processorMs()
  const deadline = performance.now() + mostMs
  let timeout = limitMs
  do {
    Object.assign(globalThis, {[name]: work})
    try {
      const left = Math.min(timeout, deadline - performance.now())
      return script.runInThisContext({timeout: Math.max(1, Math.ceil(left))})
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT')
        throw error
    }
    timeout *= 2
  } while (processorMs() - used < limitMs && performance.now() < deadline)
  throw new TimeLimitReached(`Stopped after ${limitMs} ms`)
}
