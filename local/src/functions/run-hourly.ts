import type {Schedule} from './load-functions.ts'

const hourMs = 60 * 60 * 1000

/** Runs a scheduled function after `firstMs` and once an hour, because a machine may be off at its time. Returns the function that stops it. */
export function runHourly(schedule: Schedule | undefined, firstMs: number): () => void {
  if (!schedule) return () => {}
  const run = async () => {
    try {
      await schedule.run({scheduleTime: new Date().toISOString()})
    } catch (error) {
      // The content may be damaged or the disk full; the next hour tries again.
      console.error(`A scheduled function failed: ${String(error)}`)
    }
  }
  const first = setTimeout(run, firstMs).unref()
  const timer = setInterval(run, hourMs).unref()
  return () => {
    clearTimeout(first)
    clearInterval(timer)
  }
}
