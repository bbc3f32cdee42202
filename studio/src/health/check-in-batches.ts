import {checkInSteps, type Row} from '@upline/schemas/health/check-content.ts'
import type {Source} from '@upline/schemas/health/content.ts'

/** Milliseconds that the browser can be blocked without a visible delay. */
const batchMs = 12

/** Runs the checks in batches so that the browser can render and accept input. Returns undefined if `signal` aborts. */
export async function checkInBatches(source: Source, signal: AbortSignal): Promise<Row[] | undefined> {
  const steps = checkInSteps(source)
  for (;;) {
    const until = performance.now() + batchMs
    while (performance.now() < until) {
      const {done, value} = steps.next()
      if (done) return value
    }
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
  }
}
