import type {Mutation, SanityClient} from '@sanity/client'
import type {ValidationSchema} from '@sanity/validation'
import type {StoredDocument} from '../../dependents/dependents.ts'
import {fetchContent} from '../../dependents/fetch-dependents.ts'
import {fetchRedirects, moveMutations} from '../../transactions/moves.ts'
import {publishMutations, unpublishMutations} from '../../transactions/mutations.ts'
import {draftId, fetchPairs, type Pair} from '../../transactions/pairs.ts'
import {publishProblems} from '../../transactions/publish-problems.ts'
import {refusalOf} from '../../transactions/refusals.ts'
import {removalProblems} from '../../transactions/removal-problems.ts'
import {weakenDrafts, weakenReferences} from '../../transactions/weaken-references.ts'
import {latenessNote} from '../lateness.ts'
import {planAt} from '../plan.ts'
import {actionWords, type Schedule, type ScheduleState, scheduleType} from '../schedule-document.ts'

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

async function firstProblem(
  job: Job,
  schedules: readonly Schedule[],
  pairs: ReadonlyMap<string, Pair>,
  others: readonly Schedule[],
): Promise<{schedule: Schedule; text: string} | 'in use' | undefined> {
  const published = [...schedules, ...others].filter(({action}) => action === 'publish')
  const alongside = new Set(published.map(({documentId}) => documentId))
  for (const schedule of schedules.filter(({action}) => action === 'publish')) {
    const pair = pairOf(pairs, schedule)
    const problems = await publishProblems(pair, {...job, alongside})
    if (problems.length > 0) return {schedule, text: `Not published. ${problems.join(' · ')}`}
  }
  const takeDowns = schedules.filter(({action}) => action === 'takeDown')
  if (takeDowns.length === 0) return undefined
  const found = await takeDownProblems(job, takeDowns, pairs)
  const [schedule] = takeDowns.filter(({documentId}) => found.has(documentId))
  if (!schedule) return undefined
  const text = found.get(schedule.documentId) ?? ''
  // What holds it may be taken down next.
  return others.length > 0 && text.includes('depends on it')
    ? 'in use'
    : {schedule, text: `Not taken down. ${text}`}
}

async function takeDownProblems(
  {client}: Job,
  takeDowns: readonly Schedule[],
  pairs: ReadonlyMap<string, Pair>,
): Promise<Map<string, string>> {
  const content: StoredDocument[] = await fetchContent(client)
  return removalProblems(
    takeDowns.map((schedule) => pairOf(pairs, schedule)).filter(({published}) => published),
    content,
  )
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
  const redirects = await fetchRedirects(client, coming)
  return [
    ...moveMutations(coming, redirects, () => `redirect-${crypto.randomUUID().slice(0, 8)}`),
    ...coming.flatMap(publishMutations),
    ...(await takeDownMutations(client, leaving)),
  ]
}

async function takeDownMutations(client: SanityClient, pairs: readonly Pair[]): Promise<Mutation[]> {
  if (pairs.length === 0) return []
  const types = new Map(pairs.map(({id, published}) => [id, published?._type ?? '']))
  const own = new Set(pairs.map(({id}) => draftId(id)))
  const content = await fetchContent(client)
  return [
    ...weakenDrafts(
      content.filter(({_id}) => !own.has(_id)),
      types,
    ),
    ...pairs.flatMap((pair) =>
      unpublishMutations({
        ...pair,
        published: pair.published && (weakenReferences(pair.published, types) as StoredDocument),
      }),
    ),
  ]
}

function pairOf(pairs: ReadonlyMap<string, Pair>, {documentId}: Schedule): Pair {
  return pairs.get(documentId) ?? {id: documentId, draft: undefined, published: undefined}
}

function doneOutcome(job: Job, schedule: Schedule, pairs: ReadonlyMap<string, Pair>): Outcome {
  const {action} = schedule
  const at = Date.parse(schedule.at)
  const {past} = actionWords[action]
  const isGone = action === 'takeDown' && !pairOf(pairs, schedule).published
  const late = latenessNote(past, {at, now: job.now(), why: job.whyLate(at)})
  return {schedule, state: 'done', note: isGone ? 'It was not on the site any more.' : late}
}

/** Why the lake refuses a schedule for its references. */
async function blockedBecause(job: Job, schedule: Schedule): Promise<string> {
  if (schedule.action === 'publish') {
    return 'Not published. It refers to something that is not published. Publish that first, then schedule it again.'
  }
  const pairs = await fetchPairs(job.client, [schedule.documentId])
  const found = await takeDownProblems(job, [schedule], pairs)
  return `Not taken down. ${found.get(schedule.documentId) ?? 'Other documents refer to it. Change these first.'}`
}

async function settleAll(job: Job, schedules: readonly Schedule[], note: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const schedule of schedules) outcomes.push(...(await settle(job, schedule, 'failed', note)))
  return outcomes
}

/** Notes the end of a schedule that does nothing; nothing where somebody else was faster. */
async function settle(job: Job, schedule: Schedule, state: ScheduleState, note: string): Promise<Outcome[]> {
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
function settlement(job: Job, {schedule, state, note}: Outcome): Mutation {
  return {
    patch: {
      id: schedule._id,
      ifRevisionID: schedule._rev,
      set: {state, settledAt: new Date(job.now()).toISOString(), ...(note && {note})},
    },
  }
}

async function stillWaiting({client}: Job, schedules: readonly Schedule[]): Promise<boolean> {
  const found = await client.fetch<string[]>(
    '*[_id in $ids && state == "waiting"]._rev',
    {ids: schedules.map(({_id}) => _id)},
    {perspective: 'raw', useCdn: false, tag: 'schedule'},
  )
  return schedules.every(({_rev}) => found.includes(_rev))
}

function messageOf(error: unknown): string {
  return `The content lake refused it: ${error instanceof Error ? error.message : String(error)}`
}
