import type {Mutation} from '@sanity/client'
import {titleOf} from '@upline/schemas/health/stored-document.ts'
import {type Prepared, type Progress, problemsOf, without} from '../bulk/prepare.ts'
import {resolveTokens} from '../facts/fact-values.ts'
import {fetchPairs, latestOf} from '../transactions/pairs.ts'
import {type Checking, publishProblems} from '../transactions/publish-problems.ts'
import {checkTimes, type EnteredTimes} from './check-times.ts'
import type {Schedule} from './schedule-document.ts'
import {scheduleMutations} from './schedule-mutations.ts'

/** Prepares scheduling the documents. Empty times end their schedules. */
export async function prepareSchedule(
  ids: readonly string[],
  {times, scheduledBy}: {times: EnteredTimes; scheduledBy: string | undefined},
  checking: Checking,
  onProgress: Progress,
): Promise<Prepared> {
  const pairs = [...(await fetchPairs(checking.client, ids)).values()]
  const stored = await checking.client.fetch<Schedule[]>(
    '*[_type == "schedule" && documentId in $ids]',
    {ids},
    {perspective: 'raw', useCdn: false, tag: 'schedule'},
  )
  const alongside = new Set(ids)
  const mutations = new Map<string, Mutation[]>()
  const problems = await problemsOf(pairs, onProgress, async (pair) => {
    const latest = latestOf(pair)
    if (!latest) return ['This was deleted.']
    const {problems, publish, takeDown} = checkTimes(times, {
      now: Date.now(),
      hasDraft: pair.draft !== undefined,
      isPublished: pair.published !== undefined,
      draftErrors: pair.draft && times.publish ? await publishProblems(pair, {...checking, alongside}) : [],
      isHome: latest._type === 'page' && latest.path === '/',
    })
    const title = resolveTokens(titleOf(latest) ?? 'Untitled')
    const wanted = {documentId: pair.id, documentType: latest._type, title, scheduledBy}
    const own = stored.filter(({documentId}) => documentId === pair.id)
    mutations.set(pair.id, scheduleMutations({...wanted, publish, takeDown}, own))
    return Object.values(problems).filter((problem) => problem !== undefined)
  })
  const changing = pairs.filter(({id}) => mutations.get(id)?.length !== 0)
  const ready = without(changing, problems)
  return {
    ready,
    noops: pairs.length - changing.length,
    problems,
    mutations: async () => ready.flatMap(({id}) => mutations.get(id) ?? []),
  }
}
