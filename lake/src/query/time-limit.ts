import {createContext, Script} from 'node:vm'

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
