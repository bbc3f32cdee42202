import type {Mutation} from '@sanity/client'
import {planPublish} from '../checks/plan-publish.ts'
import {publishProblems} from '../checks/publish-problems.ts'
import {fetchSchedules, storedTimes} from '../documents/fetch-schedules.ts'
import {fetchPairs, latestOf} from '../documents/pairs.ts'
import {type PlannedOperation, type Preparing, type Progress, problemsOf, without} from '../tables/prepare.ts'
import {checkTimes, type EnteredTimes} from './check-times.ts'
import {scheduleMutations} from './schedule-mutations.ts'

/** Prepares scheduling the documents. Empty times end their schedules. */
export async function prepareSchedule(
  ids: readonly string[],
  {times, scheduledBy}: {times: EnteredTimes; scheduledBy: string | undefined},
  checking: Preparing,
  onProgress: Progress,
): Promise<PlannedOperation> {
  const pairs = [...(await fetchPairs(checking.client, ids)).values()]
  const stored = await fetchSchedules(checking.client, ids)
  const alongside = new Set(ids)
  const mutations = new Map<string, Mutation[]>()
  const problems = await problemsOf(pairs, onProgress, async (pair) => {
    if (!latestOf(pair)) return ['This was deleted.']
    const own = stored.filter(({documentId}) => documentId === pair.id)
    const {problems, publish, takeDown} = checkTimes(times, {
      now: Date.now(),
      pair,
      stored: storedTimes(own, pair.id),
      draftErrors:
        pair.draft && times.publish
          ? await publishProblems(pair, await planPublish(checking, pair), {...checking, alongside})
          : [],
    })
    mutations.set(pair.id, scheduleMutations(pair, {scheduledBy, publish, takeDown}, own))
    return Object.values(problems).filter((problem) => problem !== undefined)
  })
  const changing = pairs.filter(({id}) => mutations.get(id)?.length !== 0)
  const ready = without(changing, problems)
  return {
    ready,
    unchanged: pairs.length - changing.length,
    problems,
    mutations: ready.flatMap(({id}) => mutations.get(id) ?? []),
  }
}
