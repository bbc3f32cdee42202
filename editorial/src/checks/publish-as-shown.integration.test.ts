import {startLake} from '@upline/testing/lake.ts'
import {afterAll, beforeEach, expect, test} from 'vitest'
import {contentOnce} from '../documents/content.ts'
import {recordIdOf} from '../documents/releases.ts'
import {contentSchema as schema} from './content-schema.ts'
import {fingerprint} from './fingerprint.ts'
import {type AskedQuestion, publishAsShown} from './publish-as-shown.ts'
import {reviewId} from './review.ts'

const lake = await startLake()
const {client} = lake
afterAll(() => lake.stop())

const fact = {_type: 'fact', key: 'staff', label: 'Staff', value: '100'}
beforeEach(async () => {
  await client.mutate<Record<string, unknown>>([
    {delete: {query: '*'}},
    {create: {_id: 'siteSettings', _type: 'siteSettings'}},
    {create: {...fact, _id: 'fact-a'}},
    {create: {...fact, _id: 'drafts.fact-a', value: '120'}},
  ])
})

const published = () => lake.context.store.get('fact-a')?.value
const edit = (value: string) => client.patch('drafts.fact-a', {set: {value}}).commit()
async function review(): Promise<void> {
  const draft = await client.getDocument('drafts.fact-a')
  const _id = reviewId(await fingerprint(draft as never))
  await client.createOrReplace({
    _id,
    _type: 'review',
    documentId: 'fact-a',
    reviewerId: 'ben',
    editorId: 'ana',
  })
}

/** A client that calls `before` before its first commit. */
function interrupted(before: () => Promise<unknown>): typeof client {
  let isFirst = true
  const mutate = async (...args: Parameters<typeof client.mutate>) => {
    if (isFirst) {
      isFirst = false
      await before()
    }
    return client.mutate(...args)
  }
  return Object.assign(client.clone(), {mutate})
}

/** Publishes, and lets `answer` do something at each question; it cancels if that returns false. Returns what was asked. */
async function publish(answer: (question: AskedQuestion) => Promise<unknown>, by = client) {
  const asked: string[] = []
  const ask = async (question: AskedQuestion) => {
    asked.push(question.about)
    return (await answer(question)) === false ? undefined : {}
  }
  const content = contentOnce(client)
  const answers = await publishAsShown(
    {client: by, schema, content, untilStored: async () => {}, ask},
    'fact-a',
  )
  return {asked, answers}
}

test('a draft that changes after its review is not published', async () => {
  let isEdited = false
  const {asked, answers} = await publish(async () => {
    if (isEdited) return false
    await review()
    await edit('1000')
    isEdited = true
    return true
  })
  expect(asked).toEqual(['review', 'review'])
  expect(answers).toBeUndefined()
  expect(published()).toBe('100')
})

test('a review that was not given is asked for again', async () => {
  let times = 0
  const {asked} = await publish(async () => {
    times += 1
    return times < 3
  })
  expect(asked).toEqual(['review', 'review', 'review'])
  expect(published()).toBe('100')
})

test('a change of the text while another question waits is shown before it is published', async () => {
  await client.patch('drafts.fact-a', {set: {key: 'people'}}).commit()
  await client.create({_id: 'faq-a', _type: 'faq', question: 'We are {staff}'})
  await review()
  let isEdited = false
  const {asked, answers} = await publish(async ({about}) => {
    if (about === 'key' && !isEdited) {
      isEdited = true
      await edit('130')
      await review()
    }
    return true
  })
  expect(asked).toEqual(['key', 'change', 'key'])
  expect(answers).toEqual({})
  expect(published()).toBe('130')
})

test('letters that are stored while a plan is made are published without a question', async () => {
  await review()
  const late = interrupted(async () => {
    await edit('121')
    await review()
  })
  const {asked, answers} = await publish(async () => true, late)
  expect(asked).toEqual([])
  expect(answers).toEqual({})
  expect(published()).toBe('121')
})

test('a draft with an error names it and is not published', async () => {
  await client.patch('drafts.fact-a', {unset: ['value']}).commit()
  let problems: readonly string[] = []
  const {answers} = await publish(async (question) => {
    if (question.about === 'problems') problems = question.problems
    return false
  })
  expect(problems).toEqual([expect.stringContaining('Value: ')])
  expect([answers, published()]).toEqual([undefined, '100'])
})

test('a publish that fails after it unscheduled a release leaves a record with a true reason', async () => {
  await review()
  const releaseId = 'winter'
  await client.releases.create({releaseId, metadata: {title: 'Winter'}})
  await client.create({...fact, _id: `versions.${releaseId}.fact-a`, value: '90'})
  await client.releases.schedule({releaseId, publishAt: '2099-01-01T15:00:00Z'})
  const offline = interrupted(() => Promise.reject(new Error('offline')))
  await expect(publish(async () => true, offline)).rejects.toThrow('offline')
  const record = await client.getDocument(recordIdOf(releaseId))
  expect(record?.note).toBe('Unscheduled, because it would undo a publish of “Staff”.')
  expect(published()).toBe('100')
})
