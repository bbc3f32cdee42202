import {getDraftId} from '@sanity/client/csm'
import {Schema} from '@sanity/schema'
import {builtinTypes} from '@sanity/schema/_internal'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {contentSchema as schema} from '@upline/editorial/checks/content-schema.ts'
import {findReview, validateReview} from '@upline/editorial/checks/find-review.ts'
import {fingerprint} from '@upline/editorial/checks/fingerprint.ts'
import {openQuestions, type PublishPlan, planPublish} from '@upline/editorial/checks/plan-publish.ts'
import {publishAsShown} from '@upline/editorial/checks/publish-as-shown.ts'
import {validationErrors} from '@upline/editorial/checks/publish-problems.ts'
import {reviewId} from '@upline/editorial/checks/review.ts'
import {withReleaseGuards} from '@upline/editorial/checks/with-release-guards.ts'
import {contentOnce} from '@upline/editorial/documents/content.ts'
import {lakeErrorKind} from '@upline/editorial/documents/lake-error.ts'
import {fetchPairs, latestOf} from '@upline/editorial/documents/pairs.ts'
import {scheduleId} from '@upline/editorial/documents/schedule-document.ts'
import {runDue} from '@upline/editorial/schedules/run-due.ts'
import {commitOperation} from '@upline/editorial/tables/commit.ts'
import {preparePublish} from '@upline/editorial/tables/prepare.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import type {RunningLake} from '@upline/testing/lake.ts'

/** The content model with the checks of a release. */
const guardedSchema = Schema.compile({
  name: 'guarded',
  types: withReleaseGuards(schemaTypes),
  parent: Schema.compile({name: 'builtin', types: builtinTypes}),
})

const id = 'fact-a'
const draftId = getDraftId(id)
const steps = 14

/** Returns numbers from 0 to 1 that depend on the seed only (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Lets two editors, a scheduler, a bulk publish, releases and a tab with an old plan change and publish one document that needs a review,
 * in an order that depends on the seed; edits also come between a plan and its transaction. Throws if a publish contains
 * content that was not shown before or lacks its review, or if an edit or a confirmed publish is lost. Returns the number of publishes, and
 * of scheduled releases that ran.
 */
export async function publishAtRandom(
  lake: RunningLake,
  seed: number,
): Promise<{publishes: number; releases: number}> {
  const random = randomOf(seed)
  const oneIn = (n: number) => random() < 1 / n
  const {client} = lake
  await client.mutate<Record<string, unknown>>([
    {delete: {query: '*[!(_id in path("_.**"))]'}},
    {create: {_id: 'siteSettings', _type: 'siteSettings'}},
    {create: {_id: id, _type: 'fact', key: 'count', label: 'Carriers', value: '0'}},
  ])
  /** The value that an editor sees. */
  let latest = '0'
  let edits = 0
  let publishes = 0
  let releases = 0
  let releasesRun = 0
  const log: string[] = []
  const fail = (problem: string): never => {
    throw new Error(`Seed ${seed}: ${problem}\n${log.join('\n')}`)
  }
  const pairNow = async () => {
    const [pair] = (await fetchPairs(client, [id])).values()
    return pair ?? fail('The document is gone.')
  }
  const textOf = (document: StoredDocument | undefined) => document && String(document.value)

  const edit = async (editor: string) => {
    edits += 1
    const value = `${edits}`
    const {draft, published} = await pairNow()
    if (draft) await client.patch(draftId, {set: {value}}).commit()
    else await client.create({...(published as StoredDocument), _id: draftId, value})
    latest = value
    log.push(`${editor} writes ${value}`)
  }
  const review = async () => {
    const reviewed = latestOf(await pairNow())
    if (!reviewed) return
    const _id = reviewId(await fingerprint(reviewed))
    await client.createOrReplace({_id, _type: 'review', documentId: id, reviewerId: 'cora', editorId: 'ana'})
    log.push(`reviewed ${textOf(reviewed)}`)
  }
  /** A client whose transactions come after an edit of a colleague, sometimes. */
  const hurried: typeof client = new Proxy(client, {
    get(target, name) {
      if (name === 'withConfig') return () => hurried
      const member = Reflect.get(target, name)
      if (name !== 'mutate') return typeof member === 'function' ? member.bind(target) : member
      return async (...transaction: Parameters<typeof client.mutate>) => {
        if (oneIn(3)) await edit('A colleague')
        return target.mutate(...transaction)
      }
    },
  })
  /** Checks what is public after a step; `shown` is what its plan was about, if it was confirmed. */
  const check = async (
    step: string,
    {published: before}: {published: StoredDocument | undefined},
    shown?: string,
  ) => {
    const {draft, published} = await pairNow()
    log.push(`${step}: published ${textOf(published)}, draft ${textOf(draft)}`)
    const now = textOf(draft ?? published)
    if (now !== latest) fail(`The last edit was ${latest}, and ${now} is left.`)
    if (textOf(published) === textOf(before)) {
      if (shown !== undefined && shown !== textOf(published))
        fail(`The publish of ${shown} was confirmed and lost.`)
      return
    }
    publishes += 1
    if (shown !== undefined && shown !== textOf(published)) fail(`${shown} was shown.`)
    if (published && validateReview(await findReview(client, published))) fail('It has no review.')
  }
  const checking = () => ({client: hurried, schema, content: contentOnce(client)})

  const publish = async (editor: string) => {
    const before = await pairNow()
    let shown = textOf(before.draft)
    const answers = await publishAsShown(
      {
        ...checking(),
        untilStored: async () => {},
        ask: async (question) => {
          if (question.about === 'problems') return undefined
          if (oneIn(3)) await edit('A colleague')
          if (oneIn(8)) return undefined
          if (question.about === 'review') await review()
          shown = textOf((await pairNow()).draft)
          log.push(`${editor} is asked about ${question.about} of ${shown}`)
          if (oneIn(4)) await edit('A colleague')
          return {endsSchedule: oneIn(2)}
        },
      },
      id,
    ).catch((error: unknown) => {
      if (lakeErrorKind(error) !== 'changed') throw error
      return undefined
    })
    await check(`${editor} publishes`, before, answers && shown)
  }

  const bulk = async () => {
    const before = await pairNow()
    const prepared = await preparePublish([id], checking(), () => {})
    if (oneIn(3)) await edit('A colleague')
    if (prepared.ready.length === 0) return
    const isDone = await commitOperation(hurried, prepared.mutations, '').then(
      () => true,
      () => false,
    )
    await check('Bulk', before, isDone ? textOf(prepared.ready[0]?.draft) : undefined)
  }

  const schedule = async () => {
    const _id = scheduleId(id, 'publish')
    const at = new Date(Date.now() - 1000).toISOString()
    await client.createOrReplace({
      _id,
      _type: 'schedule',
      documentId: id,
      action: 'publish',
      at,
      state: 'waiting',
    })
  }
  const runScheduler = async () => {
    const before = await pairNow()
    const job = {client: hurried, schema, now: Date.now, whyLate: () => 'it slept'}
    await runDue(job)
    await check('The scheduler runs', before)
  }

  const release = async () => {
    const before = await pairNow()
    const {draft} = before
    if (!draft) return
    releases += 1
    const releaseId = `r${seed}x${releases}`
    const version: StoredDocument = {...draft, _id: `versions.${releaseId}.${id}`}
    const {_rev, _createdAt, _updatedAt, ...document} = version
    await client.action({actionType: 'sanity.action.release.create', releaseId, metadata: {title: 'Spring'}})
    const created = await client.create(document)
    if (oneIn(2)) await review()
    const errors = await validationErrors(created as StoredDocument, {client, schema: guardedSchema})
    if (errors.length > 0) return
    await client.action({actionType: 'sanity.action.release.publish', releaseId})
    // A release leaves the draft.
    await check(`Release ${releaseId}`, before, textOf(draft))
  }

  /** The release that waits for its time, with the value that it writes. */
  let waiting: {releaseId: string; value: string | undefined} | undefined
  const scheduleRelease = async () => {
    const {draft, published} = await pairNow()
    const source = draft ?? published
    if (!source || waiting) return
    releases += 1
    const releaseId = `s${seed}x${releases}`
    const {_rev, _createdAt, _updatedAt, ...document} = source
    await client.action({actionType: 'sanity.action.release.create', releaseId, metadata: {title: 'Winter'}})
    let version = await client.create({...document, _id: `versions.${releaseId}.${id}`} as StoredDocument)
    if (oneIn(2)) await edit('Ana')
    if (oneIn(2)) {
      edits += 1
      version = await client.patch(version._id, {set: {label: `Label ${edits}`}}).commit()
    }
    const _id = reviewId(await fingerprint(version as StoredDocument))
    if (oneIn(2)) await client.createOrReplace({_id, _type: 'review', documentId: id, reviewerId: 'cora'})
    if ((await validationErrors(version as StoredDocument, {client, schema: guardedSchema})).length > 0)
      return
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await client.action({actionType: 'sanity.action.release.schedule', releaseId, publishAt})
    waiting = {releaseId, value: textOf(version as StoredDocument)}
    log.push(`Release ${releaseId} is scheduled with ${waiting.value}`)
  }
  /** The time of the release comes: the scheduler looks at it, then hosted Sanity or the lake runs it without looking. */
  const runRelease = async () => {
    if (!waiting) return
    const {releaseId, value} = waiting
    waiting = undefined
    await runScheduler()
    const before = await pairNow()
    const isScheduled = lake.context.store.get(`_.releases.${releaseId}`)?.state === 'scheduled'
    if (!isScheduled) return
    releasesRun += 1
    await client.action({actionType: 'sanity.action.release.publish', releaseId})
    await check(`Scheduled release ${releaseId}`, before, value)
  }

  let old: {plan: PublishPlan; value: string | undefined} | undefined
  const oldTab = async () => {
    const before = await pairNow()
    if (!old) {
      if (!before.draft) return
      const plan = await planPublish(checking(), before)
      if (openQuestions(plan).length === 0) old = {plan, value: textOf(before.draft)}
      return
    }
    const {plan, value} = old
    old = undefined
    const isDone = await client.mutate([...plan.consequences(), ...plan.publish()]).then(
      () => true,
      () => false,
    )
    await check(`An old tab publishes ${value}`, before, isDone ? value : undefined)
  }

  const actions = [
    () => edit('Ana'),
    () => edit('Ben'),
    () => publish('Ana'),
    () => publish('Ben'),
    review,
    bulk,
    schedule,
    runScheduler,
    release,
    scheduleRelease,
    runRelease,
    oldTab,
  ]
  for (let step = 0; step < steps; step += 1) {
    const action = actions[Math.floor(random() * actions.length)]
    await action?.()
  }
  // The versions of a scheduled release are locked.
  if (waiting) {
    const {releaseId} = waiting
    await client.action({actionType: 'sanity.action.release.unschedule', releaseId}).catch(() => {})
  }
  return {publishes, releases: releasesRun}
}
