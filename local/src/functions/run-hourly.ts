import type {Schedule} from './load-functions.ts'

const hourMs = 60 * 60 * 1000
const firstMs = 60_000

/** Runs a scheduled function a minute after the start and once an hour, because a machine may be off at its time. Returns the function that stops it. */
export function runHourly(schedule: Schedule | undefined): () => void {
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
