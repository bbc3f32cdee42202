import {publishProblems} from '../checks/publish-problems.ts'
import {pairIn} from '../documents/pairs.ts'
import type {Schedule} from '../documents/schedule-document.ts'
import {inUse, removalProblems} from '../uses/removal-problems.ts'
import type {Attempt, Job} from './job.ts'

/** Returns why schedules can't run together; `in use` if one of `others` may take down the documents that block them. */
export async function firstProblem(
  job: Job,
  schedules: readonly Schedule[],
  {pairs, plans, content}: Attempt,
  others: readonly Schedule[],
): Promise<{schedule: Schedule; text: string} | 'in use' | undefined> {
  const published = [...schedules, ...others].filter(({action}) => action === 'publish')
  const alongside = new Set(published.map(({documentId}) => documentId))
  for (const schedule of schedules.filter(({action}) => action === 'publish')) {
    const pair = pairIn(pairs, schedule.documentId)
    // Already published.
    if (!pair.draft && pair.published) continue
    const plan = plans.get(pair.id)
    const problems = plan ? await publishProblems(pair, plan, {...job, alongside}) : []
    if (problems.length > 0) return {schedule, text: `Not published. ${problems.join(' · ')}`}
  }
  const takeDowns = schedules.filter(({action}) => action === 'takeDown')
  if (takeDowns.length === 0) return undefined
  const found = removalProblems(
    takeDowns.map((schedule) => pairIn(pairs, schedule.documentId)).filter(({published}) => published),
    await content(),
    'unpublish',
  )
  const [schedule] = takeDowns.filter(({documentId}) => found.has(documentId))
  if (!schedule) return undefined
  const text = found.get(schedule.documentId) ?? ''
  // The blocking document may be taken down next.
  return others.length > 0 && text.startsWith(inUse) ? 'in use' : {schedule, text: `Not taken down. ${text}`}
}
