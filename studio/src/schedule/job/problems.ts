import {fetchContent} from '../../dependents/fetch-dependents.ts'
import {fetchPairs, type Pair} from '../../transactions/pairs.ts'
import {publishProblems} from '../../transactions/publish-problems.ts'
import {removalProblems} from '../../transactions/removal-problems.ts'
import type {Schedule} from '../schedule-document.ts'
import {type Job, pairOf} from './job.ts'

/** Why schedules cannot be carried out together; `in use` where one of `others` may take down what holds them. */
export async function firstProblem(
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

/** Why the lake refuses a schedule for its references. */
export async function blockedBecause(job: Job, schedule: Schedule): Promise<string> {
  if (schedule.action === 'publish') {
    return 'Not published. It refers to something that is not published. Publish that first, then schedule it again.'
  }
  const pairs = await fetchPairs(job.client, [schedule.documentId])
  const found = await takeDownProblems(job, [schedule], pairs)
  return `Not taken down. ${found.get(schedule.documentId) ?? 'Other documents refer to it. Change these first.'}`
}

async function takeDownProblems(
  {client}: Job,
  takeDowns: readonly Schedule[],
  pairs: ReadonlyMap<string, Pair>,
): Promise<Map<string, string>> {
  const content = await fetchContent(client)
  return removalProblems(
    takeDowns.map((schedule) => pairOf(pairs, schedule)).filter(({published}) => published),
    content,
    'unpublish',
  )
}
