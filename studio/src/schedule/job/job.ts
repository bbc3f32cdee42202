import type {SanityClient} from '@sanity/client'
import type {ValidationSchema} from '@sanity/validation'
import type {Pair} from '../../transactions/pairs.ts'
import type {Schedule, ScheduleState} from '../schedule-document.ts'

export interface Job {
  client: SanityClient
  schema: ValidationSchema
  /** ms since 1970 */
  now: () => number
  /** Why something that is due at `at` (ms since 1970) is done only now, to be read after "because". */
  whyLate: (at: number) => string
}

export interface Outcome {
  schedule: Schedule
  state: ScheduleState
  note: string | undefined
}

export interface Round {
  outcomes: Outcome[]
  /** When to look again, in ms since 1970; undefined where nothing waits. */
  next: number | undefined
}

/** The document of a schedule, also where it is gone. */
export function pairOf(pairs: ReadonlyMap<string, Pair>, {documentId}: Schedule): Pair {
  return pairs.get(documentId) ?? {id: documentId, draft: undefined, published: undefined}
}
