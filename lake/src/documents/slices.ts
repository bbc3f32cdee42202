import {setImmediate as nextTurn} from 'node:timers/promises'

/** For how long a step after the other may run before other requests are answered (ms). */
const sliceMs = 20

/** Runs all steps at once. */
export function finish<T>(steps: Generator<void, T>): T {
  for (;;) {
    const {done, value} = steps.next()
    if (done) return value
  }
}

/** Runs the steps, and lets other requests be answered in between. */
export async function finishInSlices<T>(steps: Generator<void, T>): Promise<T> {
  let began = performance.now()
  for (;;) {
    const {done, value} = steps.next()
    if (done) return value
    if (performance.now() - began < sliceMs) continue
    await nextTurn()
    began = performance.now()
  }
}
