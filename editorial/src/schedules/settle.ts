import type {Mutation} from '@sanity/client'
import {lakeErrorKind} from '../documents/lake-error.ts'
import type {Schedule, ScheduleState} from '../documents/schedule-document.ts'
import type {Job, Outcome} from './job.ts'

/** Marks a schedule as done or failed without an action; returns nothing if another process was faster. */
export async function settle(
  job: Job,
  schedule: Schedule,
  state: ScheduleState,
  note: string,
): Promise<Outcome[]> {
  const outcome = {schedule, state, note}
  try {
    await job.client.mutate([settlement(job, outcome)], {tag: 'schedule'})
    return [outcome]
  } catch (error) {
    if (lakeErrorKind(error) === 'changed') return []
    throw error
  }
}

/** Returns the mutation that settles a schedule. It fails if the schedule changed, so that it runs once. */
export function settlement(job: Job, {schedule, state, note}: Outcome): Mutation {
  return {
    patch: {
      id: schedule._id,
      ifRevisionID: schedule._rev,
      set: {state, settledAt: new Date(job.now()).toISOString(), ...(note && {note})},
    },
  }
}
