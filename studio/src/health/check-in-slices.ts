import {checkInSteps, type Row} from '@upline/schemas/health/check-content.ts'
import type {Source} from '@upline/schemas/health/content.ts'

/** Milliseconds for which a person does not notice that nothing moves. */
const sliceMs = 12

/** The checks, in slices between which the browser renders and takes keystrokes. Undefined where `signal` ended them. */
export async function checkInSlices(source: Source, signal: AbortSignal): Promise<Row[] | undefined> {
  const steps = checkInSteps(source)
  for (;;) {
    const until = performance.now() + sliceMs
    while (performance.now() < until) {
      const {done, value} = steps.next()
      if (done) return value
    }
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
  }
}
