import type {Mutation} from '@sanity/client'
import {fetchContent} from '../../dependents/fetch-dependents.ts'
import {fetchRedirects} from '../../transactions/moves.ts'
import {fetchPairs, type Pair} from '../../transactions/pairs.ts'
import {publishAll, unpublishAll} from '../../transactions/publish.ts'
import {refusalOf} from '../../transactions/refusals.ts'
import {latenessNote} from '../lateness.ts'
import {planAt} from '../plan.ts'
import {actionWords, type Schedule, scheduleType} from '../schedule-document.ts'
import {type Job, type Outcome, pairOf, type Round} from './job.ts'
import {blockedBecause, firstProblem} from './problems.ts'
import {settle, settleAll, settlement, stillWaiting} from './settle.ts'

/** Documents that change under way are looked at again so many times. */
const attempts = 5

/**
 * Carries out what is due. Each schedule is settled in the transaction that does what it says, so it happens once or not at all,
 * whenever this is interrupted and however many run it. Throws where the lake cannot be reached or refuses the token; what was
 * not settled then waits.
 */
export async function carryOutDue(job: Job): Promise<Round> {
  const schedules = await job.client.fetch<Schedule[]>(
    '*[_type == $type && state == "waiting"]',
    {type: scheduleType},
    {perspective: 'raw', useCdn: false, tag: 'schedule'},
  )
  const {due, superseded, unreadable, next} = planAt(schedules, job.now())
  const outcomes: Outcome[] = []
  for (const {schedule, problem} of unreadable)
    outcomes.push(...(await settle(job, schedule, 'failed', problem)))
  for (const schedule of superseded) {
    const note = `Not published: its take-down was due as well, and ${job.whyLate(Date.parse(schedule.at))}.`
    outcomes.push(...(await settle(job, schedule, 'done', note)))
  }
  outcomes.push(...(await carryOutAll(job, due)))
  return {outcomes, next}
}

/**
 * One after another. What the lake refuses for a reference waits until the others are done: they may refer to each other. What is
 * left then is tried as one transaction.
 */
async function carryOutAll(job: Job, due: readonly Schedule[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let left = [...due]
  for (let progress = true; progress && left.length > 0; ) {
    const blocked: Schedule[] = []
    for (const schedule of left) {
      const others = left.filter((other) => other !== schedule)
      const outcome = await attempt(job, [schedule], others)
      if (outcome) outcomes.push(...outcome)
      else blocked.push(schedule)
    }
    progress = blocked.length < left.length
    left = blocked
  }
  if (left.length > 1) {
    const together = await attempt(job, left, [])
    if (together) return [...outcomes, ...together]
  }
  for (const schedule of left)
    outcomes.push(...(await settle(job, schedule, 'failed', await blockedBecause(job, schedule))))
  return outcomes
}

/** Carries out schedules in one transaction; undefined where something that they refer to, or that refers to them, is in the way. */
async function attempt(
  job: Job,
  schedules: readonly Schedule[],
  others: readonly Schedule[],
): Promise<Outcome[] | undefined> {
  for (let left = attempts; ; left--) {
    const pairs = await fetchPairs(
      job.client,
      schedules.map(({documentId}) => documentId),
    )
    const problem = await firstProblem(job, schedules, pairs, others)
    if (problem === 'in use') return undefined
    if (problem) return settle(job, problem.schedule, 'failed', problem.text)
    const outcomes = schedules.map((schedule) => doneOutcome(job, schedule, pairs))
    try {
      await job.client.mutate(
        [
          ...outcomes.map((outcome) => settlement(job, outcome)),
          ...(await mutationsOf(job, schedules, pairs)),
        ],
        {tag: 'schedule', visibility: 'sync'},
      )
      return outcomes
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal === 'reference') return undefined
      if (refusal === 'wrong') return settleAll(job, schedules, messageOf(error))
      if (refusal !== 'changed' || left === 0) throw error
      // Somebody else may have carried it out, changed or cancelled it.
      if (!(await stillWaiting(job, schedules))) return []
    }
  }
}

async function mutationsOf(
  {client}: Job,
  schedules: readonly Schedule[],
  pairs: ReadonlyMap<string, Pair>,
): Promise<Mutation[]> {
  const pairsFor = (action: Schedule['action']) =>
    schedules.flatMap((schedule) => (schedule.action === action ? [pairOf(pairs, schedule)] : []))
  const coming = pairsFor('publish')
  const leaving = pairsFor('takeDown').filter(({published}) => published)
  return [
    ...publishAll(coming, await fetchRedirects(client, coming)),
    ...(leaving.length > 0 ? unpublishAll(leaving, await fetchContent(client)) : []),
  ]
}

function doneOutcome(job: Job, schedule: Schedule, pairs: ReadonlyMap<string, Pair>): Outcome {
  const {action} = schedule
  const at = Date.parse(schedule.at)
  const {past} = actionWords[action]
  const isGone = action === 'takeDown' && !pairOf(pairs, schedule).published
  const late = latenessNote(past, {at, now: job.now(), why: job.whyLate(at)})
  return {schedule, state: 'done', note: isGone ? 'It was not on the site any more.' : late}
}

function messageOf(error: unknown): string {
  return `The content lake refused it: ${error instanceof Error ? error.message : String(error)}`
}
