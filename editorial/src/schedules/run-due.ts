import type {Mutation} from '@sanity/client'
import {unpublishAll} from '../changes/unpublish.ts'
import {planPublish, publishingAll} from '../checks/plan-publish.ts'
import {contentOnce} from '../documents/content.ts'
import {lakeErrorKind} from '../documents/lake-error.ts'
import {fetchPairs, type Pair, pairIn} from '../documents/pairs.ts'
import {actionLabels, type Schedule} from '../documents/schedule-document.ts'
import {checkReleases} from './check-releases.ts'
import type {Attempt, Job, Outcome, Round} from './job.ts'
import {latenessNote} from './lateness.ts'
import {planAt} from './plan.ts'
import {firstProblem} from './problems.ts'
import {settle, settlement} from './settle.ts'

/** Problems with links that the lake finds. */
const linkProblems = {
  publish:
    'Not published, because it links to a document that isn’t published. Publish that first, then schedule this again.',
  takeDown: 'Not taken down. Other documents link to it. Change them first.',
}

const unreadable =
  'Not run, because its time, its action or its document can’t be read. Cancel it and schedule the document again.'

/** Number of retries if documents change during a run. */
const maxRetries = 5

/**
 * Runs the schedules that are due. Each is settled in its own transaction, so it runs once or not at all, even if this process is
 * interrupted or runs twice. A schedule that can't be tried, as without a connection, stays due and does not stop the others; the round
 * then has the `error`. Then checks the scheduled releases. Throws if the schedules can't be read.
 */
export async function runDue(job: Job): Promise<Round> {
  const schedules = await job.client.fetch<Schedule[]>(
    '*[_type == "schedule" && state == "waiting"]',
    {},
    {perspective: 'raw', useCdn: false, tag: 'schedule'},
  )
  const {due, superseded, malformed, next} = planAt(schedules, job.now())
  const outcomes: Outcome[] = []
  for (const schedule of superseded) {
    const {past} = actionLabels[schedule.action]
    const note = `Not ${past.toLowerCase()}, because a later schedule was due too and ${job.whyLate(Date.parse(schedule.at))}.`
    outcomes.push(...(await settle(job, schedule, 'skipped', note)))
  }
  for (const schedule of malformed) outcomes.push(...(await settle(job, schedule, 'failed', unreadable)))
  const ran = await runAll(job, due)
  const releases = await checkReleases(job)
  return {
    outcomes: [...outcomes, ...ran.outcomes, ...releases.outcomes],
    error: ran.error ?? releases.error,
    next: Math.min(next ?? Number.POSITIVE_INFINITY, releases.next),
  }
}

/**
 * Runs schedules one after another. Schedules that fail because of a reference run again after the others, because they may refer to each
 * other. The rest runs as one transaction.
 */
async function runAll(job: Job, due: readonly Schedule[]): Promise<Omit<Round, 'next'>> {
  const outcomes: Outcome[] = []
  let error: unknown
  let left = [...due]
  for (let progress = true; progress && left.length > 0; ) {
    const blocked: Schedule[] = []
    for (const schedule of left) {
      const others = left.filter((other) => other !== schedule)
      const outcome = await attempt(job, [schedule], others).catch((reason: unknown) => {
        error ??= reason
        return []
      })
      if (outcome) outcomes.push(...outcome)
      else blocked.push(schedule)
    }
    progress = blocked.length < left.length
    left = blocked
  }
  if (left.length > 1) {
    const together = await attempt(job, left, [])
    if (together) return {outcomes: [...outcomes, ...together], error}
  }
  for (const schedule of left)
    outcomes.push(
      ...((await attempt(job, [schedule], [])) ??
        (await settle(job, schedule, 'failed', linkProblems[schedule.action]))),
    )
  return {outcomes, error}
}

/** Runs schedules in one transaction, or returns undefined if references prevent it. */
async function attempt(
  job: Job,
  schedules: readonly Schedule[],
  others: readonly Schedule[],
): Promise<Outcome[] | undefined> {
  for (let left = maxRetries; left >= 0; left--) {
    const found = await readAttempt(job, schedules)
    const problem = await firstProblem(job, schedules, found, others)
    if (problem === 'in use') return undefined
    if (problem) return settle(job, problem.schedule, 'failed', problem.text)
    const outcomes = schedules.map((schedule) => doneOutcome(job, schedule, found.pairs))
    try {
      await signedClient(job, schedules).mutate(
        [...outcomes.map((outcome) => settlement(job, outcome)), ...(await mutationsOf(schedules, found))],
        {tag: 'schedule', visibility: 'sync'},
      )
      return outcomes
    } catch (error) {
      const kind = lakeErrorKind(error)
      if (kind === 'reference') return undefined
      if (kind === 'invalid') {
        const settling = schedules.map((schedule) => settle(job, schedule, 'failed', messageOf(error)))
        return (await Promise.all(settling)).flat()
      }
      if (kind !== 'changed') throw error
    }
  }
  // Another process ran, changed or canceled it, or someone keeps changing the document.
  return []
}

/** Returns a client for which the history of a local lake names the editor of the schedule. Hosted Sanity names the token. */
function signedClient({client}: Job, schedules: readonly Schedule[]): Job['client'] {
  const names = new Set(schedules.map(({scheduledBy}) => scheduledBy ?? 'someone'))
  const author = `Schedule set by ${[...names].join(' and ')}`.replaceAll(',', '')
  return client.withConfig({headers: {'x-lake-author': encodeURIComponent(author)}})
}

async function readAttempt({client}: Job, schedules: readonly Schedule[]): Promise<Attempt> {
  const pairs = await fetchPairs(
    client,
    schedules.map(({documentId}) => documentId),
  )
  const content = contentOnce(client)
  const publishing = schedules.filter(({action}) => action === 'publish')
  const plans = publishing.map(async (schedule) => {
    const pair = pairIn(pairs, schedule.documentId)
    return [pair.id, await planPublish({client, content}, pair)] as const
  })
  return {pairs, content, plans: new Map(await Promise.all(plans))}
}

async function mutationsOf(
  schedules: readonly Schedule[],
  {pairs, plans, content}: Attempt,
): Promise<Mutation[]> {
  const leaving = schedules
    .filter(({action}) => action === 'takeDown')
    .map((schedule) => pairIn(pairs, schedule.documentId))
    .filter(({published}) => published)
  return [
    ...publishingAll([...plans.values()]),
    ...(leaving.length > 0 ? unpublishAll(leaving, await content()) : []),
  ]
}

function doneOutcome(job: Job, schedule: Schedule, pairs: ReadonlyMap<string, Pair>): Outcome {
  const {action} = schedule
  const at = Date.parse(schedule.at)
  const {past} = actionLabels[action]
  const {draft, published} = pairIn(pairs, schedule.documentId)
  if (action === 'publish' && !draft) return {schedule, state: 'skipped', note: 'It was already published.'}
  if (action === 'takeDown' && !published)
    return {schedule, state: 'skipped', note: 'It was already unpublished.'}
  const note = latenessNote(past, {at, now: job.now(), why: job.whyLate(at)})
  return {schedule, state: 'done', note}
}

function messageOf(error: unknown): string {
  return `The content system rejected it: ${error instanceof Error ? error.message : String(error)}`
}
