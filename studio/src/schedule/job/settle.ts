import type {Mutation} from '@sanity/client'
import {refusalOf} from '../../transactions/refusals.ts'
import type {Schedule, ScheduleState} from '../schedule-document.ts'
import type {Job, Outcome} from './job.ts'

/** Notes for each of the schedules that it failed. */
export async function settleAll(job: Job, schedules: readonly Schedule[], note: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const schedule of schedules) outcomes.push(...(await settle(job, schedule, 'failed', note)))
  return outcomes
}

/** Notes the end of a schedule that does nothing; nothing where somebody else was faster. */
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
    if (refusalOf(error) === 'changed') return []
    throw error
  }
}

/** Refused where the schedule is no longer what was read: it is carried out once. */
export function settlement(job: Job, {schedule, state, note}: Outcome): Mutation {
  return {
    patch: {
      id: schedule._id,
      ifRevisionID: schedule._rev,
      set: {state, settledAt: new Date(job.now()).toISOString(), ...(note && {note})},
    },
  }
}

/** Whether nobody else has carried out, changed or cancelled any of the schedules. */
export async function stillWaiting({client}: Job, schedules: readonly Schedule[]): Promise<boolean> {
  const found = await client.fetch<string[]>(
    '*[_id in $ids && state == "waiting"]._rev',
    {ids: schedules.map(({_id}) => _id)},
    {perspective: 'raw', useCdn: false, tag: 'schedule'},
  )
  return schedules.every(({_rev}) => found.includes(_rev))
}
