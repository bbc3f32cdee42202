import type {SanityClient} from '@sanity/client'
import type {ValidationSchema} from '@sanity/validation'
import {retry} from 'rxjs'
import type {Outcome} from './job.ts'
import {runDue} from './run-due.ts'

// In milliseconds. The maximum wait restarts timers, which stop while a machine sleeps.
const maxWait = 30_000
const firstRetry = 2_000

interface Watch {
  client: SanityClient
  schema: ValidationSchema
  report: (outcomes: readonly Outcome[]) => void
  /** Returns epoch milliseconds. */
  now?: () => number
}

/** Runs schedules when they are due and retries if the lake can't be reached. Returns a function that stops it. */
export function watch({client, schema, report, now = Date.now}: Watch): () => void {
  const startedAt = now()
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isWanted = false
  let isStopped = false
  const checkedReleases = new Map<string, string>()

  const whyLate = (at: number) => {
    if (at < startedAt) return 'the scheduler was not running then'
    return failures > 0 ? 'the content lake could not be reached then' : 'the machine slept or was busy then'
  }

  const run = async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    clearTimeout(timer)
    let wait = maxWait
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        const {outcomes, error, next} = await runDue({client, schema, now, whyLate, checkedReleases})
        if (outcomes.length > 0) report(outcomes)
        if (error) throw error
        failures = 0
        wait = Math.min(maxWait, Math.max(0, next - now()))
      } catch (error) {
        if (failures === 0) {
          const reason = error instanceof Error ? error.message : String(error)
          console.error(`Schedules could not run; they will be tried again. ${reason}`)
        }
        wait = Math.min(maxWait, firstRetry * 2 ** failures)
        failures += 1
      }
    }
    isRunning = false
    if (!isStopped) timer = setTimeout(run, wait)
  }

  const subscription = client
    .listen(
      '*[_type in ["schedule", "system.release"]]',
      {},
      {events: ['welcome', 'mutation'], includeResult: false, visibility: 'query', tag: 'schedule'},
    )
    .pipe(retry({delay: firstRetry}))
    .subscribe(() => void run())
  void run()
  return () => {
    isStopped = true
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}
