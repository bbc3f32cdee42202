import {getPublishedId} from '@sanity/client/csm'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {validationErrors} from '../checks/publish-problems.ts'
import {isUnpublish, versionProblem} from '../checks/with-release-guards.ts'
import {contentOnce, fetchContent} from '../documents/content.ts'
import {fetchPairs} from '../documents/pairs.ts'
import {fetchVersions, recordIdOf, type ScheduledRelease, unschedule} from '../documents/releases.ts'
import {removalProblems} from '../uses/removal-problems.ts'
import type {Job, Outcome} from './job.ts'

/** How long before its time a release is checked again, in milliseconds. */
const lead = 10_000

interface FoundRelease extends ScheduledRelease {
  /** Whether it was unscheduled and then scheduled again. */
  hasFailed: boolean
}

const isStored = '!(_id in path("drafts.**"))'
const query = `{
  "releases": *[_type == "system.release" && state == "scheduled"]{
    name,
    "title": coalesce(metadata.title, "Untitled release"),
    "at": publishAt,
    "hasFailed": defined(*[_id == "schedule.release." + ^.name][0]._id)
  },
  "content": [count(*[${isStored}]), *[${isStored}] | order(_updatedAt desc)[0]._rev]
}`

/**
 * Unschedules the releases that would fail the checks of a release now, because the content lake runs them at their time without a check.
 * The Schedule tool shows why. A release that can't be checked does not stop the others; the answer then has the `error`. `next` is when the
 * next check is due, in epoch milliseconds.
 */
export async function checkReleases(job: Job): Promise<{outcomes: Outcome[]; next: number; error: unknown}> {
  const options = {perspective: 'raw', useCdn: false, tag: 'releases'} as const
  const {releases, content} = await job.client.fetch<{releases: FoundRelease[]; content: unknown}>(
    query,
    {},
    options,
  )
  const outcomes: Outcome[] = []
  let next = Number.POSITIVE_INFINITY
  let error: unknown
  for (const release of releases) {
    const state = JSON.stringify([release, content, siteDate()])
    const outcome =
      job.checkedReleases?.get(release.name) === state
        ? undefined
        : await check(job, release).catch((reason: unknown) => {
            error ??= reason
          })
    if (outcome) outcomes.push(outcome)
    if (!outcome && !error) job.checkedReleases?.set(release.name, state)
    const last = Date.parse(release.at) - lead
    if (!outcome && last > job.now()) next = Math.min(next, last)
  }
  return {outcomes, next, error}
}

/** Unschedules a release if it has problems. */
async function check(job: Job, release: FoundRelease): Promise<Outcome | undefined> {
  const {client} = job
  const problems = await problemsOf(job, await fetchVersions(client, release.name), release.name)
  if (problems.length === 0) {
    if (release.hasFailed) await client.delete(recordIdOf(release.name))
    return undefined
  }
  const schedule = await unschedule(client, release, `it can’t run as it is. ${problems.join(' · ')}`)
  // Logs may be public, and the problems quote texts that are not published.
  return schedule && {schedule, state: 'failed', note: 'The Studio’s Schedule tool shows why.'}
}

/** Returns the problems of the documents of a release, each with the title of its document. */
async function problemsOf(job: Job, versions: readonly StoredDocument[], release: string): Promise<string[]> {
  const {client} = job
  const content = contentOnce(client)
  const alongside = new Set(versions.map(({_id}) => getPublishedId(_id)))
  const problems: string[] = []
  for (const version of versions.filter((each) => !isUnpublish(each))) {
    const errors = await validationErrors(version, {...job, alongside})
    const own = (await versionProblem({client, content}, version)) ?? errors[0]?.text
    if (own) problems.push(`“${titleOf(version) ?? version._id}”: ${own}`)
  }
  const leaving = versions.filter(isUnpublish).map(({_id}) => getPublishedId(_id))
  if (leaving.length === 0) return problems
  const pairs = [...(await fetchPairs(client, leaving)).values()].filter(({published}) => published)
  const removals = removalProblems(pairs, await fetchContent(client, [release]), 'unpublish')
  for (const {id, published} of pairs) {
    const problem = removals.get(id)
    if (problem) problems.push(`“${(published && titleOf(published)) ?? id}”: ${problem}`)
  }
  return problems
}
