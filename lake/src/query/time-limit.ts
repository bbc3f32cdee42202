/** Maximum times that one piece of work may hold up other requests (ms). */
export interface TimeLimits {
  /** A query; a process answers a slower one. */
  query: number
  /** All queries of one request, with the time that they wait for a process. */
  request: number
  /** The filter of a listener or webhook, for one transaction. */
  filter: number
}

export const defaultTimeLimits: TimeLimits = {query: 120, request: 10_000, filter: 60}

/** The work took longer than it may. */
export class TimeLimitReached extends Error {
  override name = 'TimeLimitReached'
}

/** Returns a function that throws a TimeLimitReached from `limitMs` on. */
export function stopwatch(limitMs: number): () => void {
  const deadline = performance.now() + limitMs
  return () => {
    if (performance.now() > deadline) throw new TimeLimitReached(`Stopped after ${limitMs} ms`)
  }
}

let current = () => {}

/** Throws a TimeLimitReached if the work around it has taken too long. Long loops call it, and each step of a query does: see `withTimeChecks`. */
export function checkTime(): void {
  current()
}

/** Runs synchronous work that calls `checkTime`. Throws a TimeLimitReached if it takes longer than `limitMs`. */
export function within<T>(limitMs: number, work: () => T): T {
  const outer = current
  current = stopwatch(limitMs)
  try {
    return work()
  } finally {
    current = outer
  }
}
