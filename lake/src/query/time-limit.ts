import {createContext, Script} from 'node:vm'

/** How long work may hold up everybody else (ms). */
export interface TimeLimits {
  /**
   * A query; then it is answered by a thread of its own, which reads all documents anew: among ten thousand a search of the Studio takes
   * half of the default here, and several times as long there.
   */
  query: number
  /** A query by which a mutation names its documents. */
  selection: number
  /** The filter of a listener, for each change. */
  filter: number
}

export const defaultTimeLimits: TimeLimits = {query: 1000, selection: 5000, filter: 2000}

const context = createContext({work: undefined})
const script = new Script('work()')

/** The work was stopped: it took longer than it may. */
export class TimeLimitReached extends Error {
  override name = 'TimeLimitReached'
}

/**
 * Runs synchronous work and stops it after `limitMs`, wherever it is: by V8's own interruption, which `node:vm` is the interface to.
 * No `catch` or `finally` of the work runs then, so whatever it changes it must change in one step. Throws a TimeLimitReached.
 */
export function within<T>(limitMs: number, work: () => T): T {
  context.work = work
  try {
    return script.runInContext(context, {timeout: limitMs})
  } catch (error) {
    if (!isTimeout(error)) throw error
    throw new TimeLimitReached(`Stopped after ${limitMs} ms`)
  } finally {
    context.work = undefined
  }
}

function isTimeout(error: unknown): boolean {
  // It is an Error of the other context.
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}
