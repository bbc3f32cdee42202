import {clientOf, startLake} from '@upline/testing/lake.ts'
import {afterAll, beforeEach, expect, test} from 'vitest'
import {fetchEditors} from './editors.ts'

const lake = await startLake()
const {client} = lake
afterAll(() => lake.stop())

const as = (name: string) => clientOf(lake.origin, {headers: {'x-lake-author': name}})
const text = {_type: 'legalSection', title: 'Terms'}
const edit = (name: string, id: string, title: string) => as(name).patch(id, {set: {title}}).commit()

beforeEach(async () => {
  await client.mutate([{delete: {query: '*'}}, {create: {...text, _id: 'a'}}])
  await as('Ana').create({...text, _id: 'drafts.a', title: 'Terms of Ana'})
})

test('everyone who edited a draft since it was made is an editor, latest first', async () => {
  await edit('Ben', 'drafts.a', 'Terms of Ben')
  await edit('Ana', 'drafts.a', 'Terms of Ana again')
  expect(await fetchEditors(client, 'drafts.a')).toEqual(['editor-ana', 'editor-ben'])
})

test('a change of the published document, such as a replaced picture, leaves the editors of its draft', async () => {
  await edit('Ben', 'a', 'Terms with another picture')
  await edit('Cy', 'drafts.a', 'Terms of Cy')
  expect(await fetchEditors(client, 'drafts.a')).toEqual(['editor-cy', 'editor-ana'])
})

test('who edited an earlier draft, which was published or discarded, is not an editor', async () => {
  await client.delete('drafts.a')
  await as('Ben').create({...text, _id: 'drafts.a'})
  expect(await fetchEditors(client, 'drafts.a')).toEqual(['editor-ben'])
})

test('a reviewer of a version is not an editor, although a review also revises the version', async () => {
  await as('Ana').create({...text, _id: 'versions.r.a'})
  const revise = {patch: {id: 'versions.r.a', unset: ['revisionGuard']}}
  await as('Ben').mutate([revise, {create: {_id: 'review.x', _type: 'review'}}])
  expect(await fetchEditors(client, 'versions.r.a')).toEqual(['editor-ana'])
})

test('a document without a history has no editors', async () => {
  expect(await fetchEditors(client, 'drafts.unknown')).toEqual([])
})
