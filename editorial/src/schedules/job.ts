import type {SanityClient} from '@sanity/client'
import type {ValidationSchema} from '@sanity/validation'
import type {PublishPlan} from '../checks/plan-publish.ts'
import type {ReadContent} from '../documents/content.ts'
import type {Pair} from '../documents/pairs.ts'
import type {Schedule, ScheduleState} from '../documents/schedule-document.ts'

export interface Job {
  client: SanityClient
  schema: ValidationSchema
  /** Returns epoch milliseconds. */
  now: () => number
  /** Returns why a schedule due at `at` (epoch milliseconds) runs late, as a clause after "because". */
  whyLate: (at: number) => string
  /** The state of the content at the last check of each scheduled release, so that a watching process checks after changes only. */
  checkedReleases?: Map<string, string>
}

export interface Outcome {
  schedule: Schedule
  state: ScheduleState
  note: string | undefined
}

export interface Round {
  outcomes: Outcome[]
  /** Why a schedule could not be tried. It stays due. */
  error: unknown
  /** When the next round is due, in epoch milliseconds; Infinity if nothing is scheduled. */
  next: number
}

/** What one attempt reads and commits. */
export interface Attempt {
  pairs: ReadonlyMap<string, Pair>
  /** Of the documents that are published. */
  plans: ReadonlyMap<string, PublishPlan>
  content: ReadContent
}
