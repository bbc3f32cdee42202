/** Maximum times that one piece of work may hold up other requests (ms). */
export const defaultTimeLimits = {
  /** A query; a process answers a slower one. */
  query: 100,
  /** All queries of one request, with the time that they wait for a process. */
  request: 10_000,
  /** The filter of a listener or webhook, for one transaction, in time of this process: others may keep the machine busy. */
  filter: 60,
}
export type TimeLimits = typeof defaultTimeLimits

/** Thrown when work exceeds its time limit. */
export class TimeLimitReached extends Error {
  override name = 'TimeLimitReached'
}

/** Factor by which elapsed time may exceed processor time on a busy machine. */
const busyFactor = 4

/** Returns a function that throws a TimeLimitReached from `limitMs` on, measured by `clock`. */
export function stopwatch(limitMs: number, clock = wallTime): () => void {
  const began = clock()
  const last = performance.now() + busyFactor * limitMs
  let next = performance.now() + limitMs
  return () => {
    // Reading the time of the process takes longer than reading the clock.
    if (performance.now() <= next) return
    const left = limitMs - (clock() - began)
    if (left <= 0 || performance.now() > last) throw new TimeLimitReached(`Stopped after ${limitMs} ms`)
    next = performance.now() + left
  }
}

const wallTime = () => performance.now()

/** Returns the time (ms) that processors have spent on this thread; on the whole process before Node 23.9. */
export function processTime(): number {
  const {user, system} = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}

let current = () => {}

/** Throws a TimeLimitReached if the work around it has taken too long. Long loops call it, and each step of a query does: see `withTimeChecks`. */
export function checkTime(): void {
  current()
}

/** Runs synchronous work that calls `checkTime`. Throws a TimeLimitReached if it takes longer than `limitMs`, measured by `clock`. */
export function within<T>(limitMs: number, work: () => T, clock = wallTime): T {
  const outer = current
  current = stopwatch(limitMs, clock)
  try {
    return work()
  } finally {
    current = outer
  }
}
