import type {SanityClient} from '@sanity/client'
import type {ValidationSchema} from '@sanity/validation'
import {retry} from 'rxjs'
import {scheduleType} from '../schedule-document.ts'
import {carryOutDue} from './carry-out.ts'
import type {Outcome} from './job.ts'

// In milliseconds. Timers are set anew after the longest wait, as a machine that slept has stopped them.
const longestWait = 30_000
const retryAfter = 2_000

interface Watch {
  client: SanityClient
  schema: ValidationSchema
  report: (outcomes: readonly Outcome[]) => void
  /** ms since 1970 */
  now?: () => number
}

/** Carries out schedules when they are due, until the returned function is called. Waits for a lake that cannot be reached. */
export function watch({client, schema, report, now = Date.now}: Watch): () => void {
  const startedAt = now()
  let isUnreachable = false
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isWanted = false
  let isStopped = false

  const whyLate = (at: number) => {
    if (at < startedAt) return 'what carries out schedules was not running then'
    return isUnreachable ? 'the content lake could not be reached then' : 'the machine slept or was busy then'
  }

  const run = async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    clearTimeout(timer)
    let wait = longestWait
    while (isWanted && !isStopped) {
      isWanted = false
      try {
        const {outcomes, next} = await carryOutDue({client, schema, now, whyLate})
        if (outcomes.length > 0) report(outcomes)
        isUnreachable = false
        wait = Math.min(longestWait, Math.max(0, (next ?? Number.POSITIVE_INFINITY) - now()))
      } catch (error) {
        if (!isUnreachable) {
          const reason = error instanceof Error ? error.message : String(error)
          console.error(`Schedules could not be carried out; they are tried again. ${reason}`)
        }
        isUnreachable = true
        wait = retryAfter
      }
    }
    isRunning = false
    if (!isStopped) timer = setTimeout(run, wait)
  }

  const subscription = client
    .listen(
      '*[_type == $type]',
      {type: scheduleType},
      {events: ['welcome', 'mutation'], includeResult: false, visibility: 'query', tag: 'schedule'},
    )
    .pipe(retry({delay: retryAfter}))
    .subscribe(() => void run())
  void run()
  return () => {
    isStopped = true
    clearTimeout(timer)
    subscription.unsubscribe()
  }
}
