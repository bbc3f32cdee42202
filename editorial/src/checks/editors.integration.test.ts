import {clientOf, startLake} from '@upline/testing/lake.ts'
import {afterAll, beforeEach, expect, test, vi} from 'vitest'
import {fetchEditors} from './editors.ts'

const lake = await startLake()
const {client} = lake
afterAll(() => lake.stop())

const as = (name: string) => clientOf(lake.origin, {headers: {'x-lake-author': name}})
const text = {_type: 'legalSection', title: 'Terms'}
const edit = (name: string, id: string, title: string) => as(name).patch(id, {set: {title}}).commit()

/** The editors as far as the whole history names them. */
async function editorsOf(id: string): Promise<string[]> {
  const {ids, isComplete} = await fetchEditors(client, id)
  expect(isComplete).toBe(true)
  return ids
}

beforeEach(async () => {
  vi.restoreAllMocks()
  await client.mutate([{delete: {query: '*'}}, {create: {...text, _id: 'a'}}])
  await as('Ana').create({...text, _id: 'drafts.a', title: 'Terms of Ana'})
})

test('everyone who edited a draft since it was made is an editor, latest first', async () => {
  await edit('Ben', 'drafts.a', 'Terms of Ben')
  await edit('Ana', 'drafts.a', 'Terms of Ana again')
  expect(await editorsOf('drafts.a')).toEqual(['editor-ana', 'editor-ben'])
})

test('a change of the published document, such as a replaced picture, leaves the editors of its draft', async () => {
  await edit('Ben', 'a', 'Terms with another picture')
  await edit('Cy', 'drafts.a', 'Terms of Cy')
  expect(await editorsOf('drafts.a')).toEqual(['editor-cy', 'editor-ana'])
})

test('who edited an earlier draft, which was published or discarded, is not an editor', async () => {
  await client.delete('drafts.a')
  await as('Ben').create({...text, _id: 'drafts.a'})
  expect(await editorsOf('drafts.a')).toEqual(['editor-ben'])
})

test('a reviewer of a version is not an editor, although a review also revises the version', async () => {
  await as('Ana').create({...text, _id: 'versions.r.a'})
  const revise = {patch: {id: 'versions.r.a', unset: ['revisionGuard']}}
  await as('Ben').mutate([revise, {create: {_id: 'review.x', _type: 'review'}}])
  expect(await editorsOf('versions.r.a')).toEqual(['editor-ana'])
})

test('the authors of a draft that a colleague copied into a release are editors of the version', async () => {
  await edit('Ben', 'drafts.a', 'Terms of Ben')
  const {_rev, _createdAt, _updatedAt, ...draft} = (await client.getDocument('drafts.a')) ?? {}
  await as('Cy').create({...text, ...draft, _id: 'versions.r.a'})
  await edit('Dee', 'drafts.a', 'Terms of Dee, after the copy')
  expect(await editorsOf('versions.r.a')).toEqual(['editor-cy', 'editor-ben', 'editor-ana'])
  // From the release to another one, and back into a draft.
  await as('Eve').create({...text, ...draft, _id: 'versions.s.a'})
  await client.delete('drafts.a')
  await as('Flo').create({...text, ...draft, _id: 'drafts.a'})
  const all = ['editor-ana', 'editor-ben', 'editor-cy', 'editor-eve', 'editor-flo']
  expect((await editorsOf('drafts.a')).sort()).toEqual(all)
})

test('the authors of a draft are not editors of a version that was made from the published document', async () => {
  await as('Cy').create({...text, _id: 'versions.r.a'})
  expect(await editorsOf('versions.r.a')).toEqual(['editor-cy'])
})

test('a history that does not reach back to the start of the draft is not complete', async () => {
  await edit('Ben', 'drafts.a', 'Terms of Ben')
  truncate(1)
  expect(await fetchEditors(client, 'drafts.a')).toEqual({ids: ['editor-ben'], isComplete: false})
  truncate(0)
  expect(await fetchEditors(client, 'drafts.a')).toEqual({ids: [], isComplete: false})
})

test('a role that may not read the history knows no editors', async () => {
  const forbidden = Object.assign(new Error('Forbidden'), {statusCode: 403})
  vi.spyOn(client, 'request').mockRejectedValueOnce(forbidden)
  expect(await fetchEditors(client, 'drafts.a')).toEqual({ids: [], isComplete: false})
})

/** Leaves the newest transactions of the next answer only, as the history of a plan with a short retention does. */
function truncate(length: number): void {
  const request = client.request.bind(client)
  vi.spyOn(client, 'request').mockImplementationOnce(async (options) =>
    String(await request(options))
      .split('\n')
      .slice(0, length)
      .join('\n'),
  )
}
