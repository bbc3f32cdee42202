import {startLake} from '@upline/testing/lake.ts'
import {afterAll, beforeEach, expect, test, vi} from 'vitest'
import {contentSchema as schema} from '../checks/content-schema.ts'
import {type AskedQuestion, publishAsShown} from '../checks/publish-as-shown.ts'
import {contentOnce} from '../documents/content.ts'
import {checkReleases} from './check-releases.ts'

const lake = await startLake()
const {client} = lake
afterAll(() => lake.stop())

const publishAt = '2099-01-01T09:00:00.000Z'
const job = {client, schema, now: Date.now, whyLate: () => ''}
const faq = (_id: string, question: string) => ({
  _id,
  _type: 'faq',
  question,
  answer: [
    {
      _type: 'block',
      _key: 'b',
      style: 'normal',
      markDefs: [],
      children: [{_type: 'span', _key: 's', text: 'Because.', marks: []}],
    },
  ],
  topic: 'group-life',
})
const stateOf = (release: string) => lake.context.store.get(`_.releases.${release}`)?.state
const failure = (release: string) => lake.context.store.get(`schedule.release.${release}`)
const schedule = (releaseId: string) =>
  client.action({actionType: 'sanity.action.release.schedule', releaseId, publishAt})

const unschedule = (releaseId: string) =>
  client.action({actionType: 'sanity.action.release.unschedule', releaseId})

/** Schedules a release with a new question of `faq-a`. */
async function scheduleRelease(releaseId: string): Promise<void> {
  await client.action({actionType: 'sanity.action.release.create', releaseId, metadata: {title: 'Winter'}})
  await client.create(faq(`versions.${releaseId}.faq-a`, 'In 2099?'))
  await schedule(releaseId)
}

let releases = 0
let release = ''
beforeEach(async () => {
  if (stateOf(release) === 'scheduled') await unschedule(release)
  await client.mutate([{delete: {query: '*[!(_id in path("_.**"))]'}}, {create: faq('faq-a', 'In 2026?')}])
  releases += 1
  release = `r${releases}`
  await scheduleRelease(release)
})

test('a release that can run stays scheduled, and is checked again before its time', async () => {
  expect(await checkReleases(job)).toMatchObject({outcomes: [], next: Date.parse(publishAt) - 10_000})
  expect(stateOf(release)).toBe('scheduled')
})

test('a watching process checks a release again only after content changed', async () => {
  const watching = {...job, checkedReleases: new Map<string, string>()}
  await checkReleases(watching)
  const fetches = vi.spyOn(client, 'fetch')
  await checkReleases(watching)
  expect(fetches).toHaveBeenCalledTimes(1)
  fetches.mockRestore()
  await client.patch('faq-a', {set: {question: 'In 2027?'}}).commit()
  expect((await checkReleases(watching)).outcomes).toHaveLength(1)
})

test('a release that can’t be checked does not stop the others', async () => {
  const broken = `${release}-broken`
  await scheduleRelease(broken)
  await client.patch('faq-a', {set: {question: 'In 2027?'}}).commit()
  const path = `versions.${broken}.**`
  const fetch = client.fetch.bind(client)
  const fetches = vi.spyOn(client, 'fetch').mockImplementation(async (...[query, params, options]) => {
    if (Object(params).path === path) throw new Error('No answer')
    return fetch(query, params as object, options as object)
  })
  const {outcomes, error} = await checkReleases(job)
  fetches.mockRestore()
  expect([outcomes.length, String(error)]).toEqual([1, 'Error: No answer'])
  expect([stateOf(release), stateOf(broken)]).toEqual(['active', 'scheduled'])
  await unschedule(broken)
})

test('a release that would take back what another program published is unscheduled, with the reason', async () => {
  await client.patch('faq-a', {set: {question: 'In 2027?'}}).commit()
  const {outcomes, next} = await checkReleases(job)
  expect(next).toBe(Number.POSITIVE_INFINITY)
  // The log may be public.
  expect(outcomes.map(({note}) => note)).toEqual(['The Studio’s Schedule tool shows why.'])
  expect(stateOf(release)).toBe('active')
  expect(failure(release)).toMatchObject({title: 'Winter', state: 'failed', at: publishAt})
  expect(String(failure(release)?.note)).toContain('“In 2027?” → “In 2099?”')

  await client.patch(`versions.${release}.faq-a`, {set: {question: 'In 2100?'}}).commit()
  await schedule(release)
  expect((await checkReleases(job)).outcomes).toEqual([])
  expect(failure(release)).toBeNull()
})

test('a release whose text lost its review is unscheduled', async () => {
  await client.create({_id: 'siteSettings', _type: 'siteSettings', reviewedKinds: ['faq']})
  await checkReleases(job)
  expect(String(failure(release)?.note)).toContain('needs a review')
})

test('a release that unpublishes what a page links to meanwhile is unscheduled', async () => {
  await client.create({_id: 'page-a', _type: 'page', title: 'Old page', path: '/a'})
  await unschedule(release)
  await client.create({_id: `versions.${release}.page-a`, _type: 'page', title: 'Old page', path: '/a'})
  await client.action({
    actionType: 'sanity.action.document.version.unpublish',
    versionId: `versions.${release}.page-a`,
    publishedId: 'page-a',
  })
  await schedule(release)
  expect((await checkReleases(job)).outcomes).toEqual([])
  const link = {_type: 'link', kind: 'page', page: {_type: 'reference', _ref: 'page-a'}}
  await client.create({_id: 'page-b', _type: 'page', title: 'Links to it', path: '/b', link})
  await checkReleases(job)
  expect(String(failure(release)?.note)).toContain('Links to it')
})

test('a publish asks about the scheduled release that would take it back, and unschedules it', async () => {
  await client.create(faq('drafts.faq-a', 'In 2027?'))
  const asked: AskedQuestion[] = []
  const publish = (answer: object | undefined) =>
    publishAsShown(
      {
        client,
        schema,
        content: contentOnce(client),
        untilStored: async () => {},
        ask: async (question) => {
          asked.push(question)
          return answer
        },
      },
      'faq-a',
    )
  await publish(undefined)
  expect(asked).toMatchObject([
    {about: 'release', release: {title: 'Winter'}, changes: [{after: 'In 2099?'}]},
  ])
  expect(stateOf(release)).toBe('scheduled')
  await publish({})
  expect(stateOf(release)).toBe('active')
  expect(failure(release)?.note).toBe('Unscheduled, because it would undo a publish of “In 2027?”.')
  expect(lake.context.store.get('faq-a')?.question).toBe('In 2027?')
})
