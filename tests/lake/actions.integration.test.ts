import type {Action} from '@sanity/client'
import {startLake} from '@upline/testing/lake.ts'
import {afterAll, beforeEach, describe, expect, test} from 'vitest'

const lake = await startLake()
const {client} = lake
let publishedId: string
let draftId: string
afterAll(() => lake.stop())
beforeEach(() => {
  publishedId = `page-${crypto.randomUUID()}`
  draftId = `drafts.${publishedId}`
})

const act = (name: string, fields: object, transactionId?: string) =>
  // The names are what is tested; the client's types know each action's own fields only.
  client.action({actionType: `sanity.action.document.${name}`, publishedId, ...fields} as Action, {
    transactionId,
  })
const create = () =>
  act('create', {attributes: {_id: draftId, _type: 'page', title: 'New'}, ifExists: 'fail'})
const publish = (fields = {}) => act('publish', {draftId, ...fields})
const edit = (set: object) => act('edit', {draftId, patch: {set}})
const get = (id: string) => lake.context.store.get(id)

describe('a document from draft to site and back', () => {
  test('create makes a draft, once', async () => {
    await create()
    expect(get(draftId)).toMatchObject({title: 'New'})
    await expect(create()).rejects.toMatchObject({statusCode: 409})
    await act('create', {attributes: {_id: draftId, _type: 'page', title: 'Other'}, ifExists: 'ignore'})
    expect(get(draftId)).toMatchObject({title: 'New'})
  })

  test('publish moves the draft to the published id', async () => {
    await create()
    await publish()
    expect(get(publishedId)).toMatchObject({title: 'New'})
    expect(get(draftId)).toBeNull()
  })

  test('the first edit of a published document makes its draft', async () => {
    await create()
    await publish()
    await edit({title: 'Edited'})
    expect(get(draftId)).toMatchObject({title: 'Edited', _createdAt: get(publishedId)?._createdAt})
    expect(get(publishedId)).toMatchObject({title: 'New'})
  })

  test('several actions are one transaction, each seeing the ones before', async () => {
    const actions = [
      {
        actionType: 'sanity.action.document.create',
        publishedId,
        attributes: {_id: draftId, _type: 'page', n: 1},
        ifExists: 'fail',
      },
      {actionType: 'sanity.action.document.edit', publishedId, draftId, patch: {inc: {n: 1}}},
      {actionType: 'sanity.action.document.publish', publishedId, draftId},
    ]
    await client.action(actions as Action[])
    expect(get(publishedId)).toMatchObject({n: 2})
    expect(get(draftId)).toBeNull()
  })

  test('discard, unpublish and delete', async () => {
    await create()
    await publish()
    await edit({title: 'Unwanted'})
    await act('version.discard', {versionId: draftId})
    expect(get(draftId)).toBeNull()
    await act('unpublish', {draftId})
    expect(get(publishedId)).toBeNull()
    expect(get(draftId)).toMatchObject({title: 'New'})
    await publish()
    await edit({title: 'Draft'})
    await act('delete', {includeDrafts: [draftId]})
    expect([get(draftId), get(publishedId)]).toEqual([null, null])
  })

  test('replaceDraft restores an earlier state as the draft', async () => {
    await create()
    await act('replaceDraft', {attributes: {_id: draftId, _type: 'page', title: 'Restored'}})
    expect(get(draftId)).toMatchObject({title: 'Restored'})
  })

  test('versions are made from a base, replaced, marked for unpublishing and discarded', async () => {
    const versionId = `versions.spring.${publishedId}`
    await create()
    await publish()
    await act('version.create', {versionId, baseId: publishedId})
    expect(get(versionId)).toMatchObject({title: 'New'})
    await act('version.replace', {document: {_id: versionId, _type: 'page', title: 'Spring'}})
    await act('version.unpublish', {versionId})
    expect(get(versionId)).toMatchObject({title: 'Spring', _system: {delete: true}})
    await act('version.discard', {versionId})
    expect(get(versionId)).toBeNull()
  })
})

test('the transaction keeps the submitted id, and so does the revision', async () => {
  const transactionId = crypto.randomUUID()
  const result = await act(
    'create',
    {attributes: {_id: draftId, _type: 'page'}, ifExists: 'fail'},
    transactionId,
  )
  expect(result).toEqual({transactionId})
  expect(get(draftId)?._rev).toBe(transactionId)
})

test('references made to a draft become strong on publishing', async () => {
  await client.create({_id: `target-${publishedId}`, _type: 'page'})
  const reference = {
    _type: 'reference',
    _ref: `target-${publishedId}`,
    _weak: true,
    _strengthenOnPublish: {type: 'page'},
  }
  await act('create', {attributes: {_id: draftId, _type: 'page', reference}, ifExists: 'fail'})
  await publish()
  expect(get(publishedId)?.reference).toEqual({_type: 'reference', _ref: `target-${publishedId}`})
})

describe('what is refused', () => {
  test('publishing over a change the editor has not seen', async () => {
    await create()
    await publish()
    const seen = get(publishedId)?._rev
    await client.patch(publishedId).set({title: 'By someone else'}).commit()
    await edit({title: 'Mine'})
    await expect(publish({ifPublishedRevisionId: seen})).rejects.toMatchObject({statusCode: 409})
    await expect(publish({ifDraftRevisionId: 'stale'})).rejects.toMatchObject({statusCode: 409})
    expect(get(publishedId)).toMatchObject({title: 'By someone else'})
  })

  test('publishing, editing, unpublishing, deleting and discarding what does not exist', async () => {
    await expect(publish()).rejects.toThrow(draftId)
    await expect(edit({a: 1})).rejects.toThrow(publishedId)
    for (const name of ['unpublish', 'delete', 'discard', 'version.discard'])
      await expect(act(name, {draftId})).rejects.toThrow(publishedId)
    const document = {_id: draftId, _type: 'page'}
    await expect(act('replaceDraft', {attributes: document})).rejects.toThrow(publishedId)
    await expect(act('version.replace', {document})).rejects.toThrow(publishedId)
    await create()
    await expect(act('version.unpublish', {versionId: draftId})).rejects.toThrow(publishedId)
  })

  test('creating a draft of a published document, and a deletion that leaves a draft or version', async () => {
    await create()
    await publish()
    await expect(create()).rejects.toMatchObject({statusCode: 409})
    await edit({title: 'Draft'})
    await act('version.create', {versionId: `versions.spring.${publishedId}`, baseId: publishedId})
    for (const includeDrafts of [[], [draftId]])
      await expect(act('delete', {includeDrafts})).rejects.toMatchObject({statusCode: 409})
  })

  test.each([
    ['version.discard', {versionId: 'page'}],
    ['publish', {draftId: 'page'}],
    ['publish', {draftId: 'drafts.other'}],
    ['publish', {draftId: 'drafts.page', publishedId: 'drafts.page'}],
    ['edit', {draftId: 'page', patch: {set: {title: 'Changed'}}}],
    ['unpublish', {draftId: 'other'}],
    ['delete', {publishedId: 'drafts.page'}],
    ['delete', {includeDrafts: ['drafts.page', 'drafts.other']}],
    ['create', {attributes: {_id: 'other', _type: 'page'}, ifExists: 'fail'}],
    ['create', {attributes: {_id: 'drafts.page', _type: 'page'}, ifExists: 'maybe'}],
    ['replaceDraft', {attributes: {_id: 'page', _type: 'page'}}],
    ['version.create', {document: {_id: 'versions.rSpring', _type: 'page'}}],
    ['version.replace', {document: {_id: 'page', _type: 'page'}}],
  ])('%s with %j, because its ids or options do not fit', async (name, fields) => {
    await client.createOrReplace({_id: 'page', _type: 'page', title: 'New'})
    await client.createOrReplace({_id: 'drafts.page', _type: 'page'})
    await expect(act(name, {publishedId: 'page', ...fields})).rejects.toMatchObject({statusCode: 400})
    expect(get('page')).toMatchObject({title: 'New'})
  })

  test('a dry run by another value than true or false', async () => {
    const run = (search: string, rest: object) =>
      fetch(`${lake.origin}/v2025-02-19/data/actions/production${search}`, {
        method: 'POST',
        body: JSON.stringify({
          actions: [
            {
              actionType: 'sanity.action.document.create',
              publishedId,
              attributes: {_id: draftId, _type: 'page'},
            },
          ],
          ...rest,
        }),
      }).then(({status}) => status)
    expect(await run('', {dryRun: 'true'})).toBe(400)
    expect(await run('?dryRun=1', {})).toBe(400)
    expect([await run('?dryRun=true', {}), await run('', {dryRun: true})]).toEqual([200, 200])
    expect(get(draftId)).toBeNull()
  })

  test.each([
    [{actionType: 'sanity.action.document.fly'}, 'sanity.action.document.fly'],
    [{actionType: 'constructor'}, 'constructor'],
    [{}, 'undefined'],
    [{actionType: 'sanity.action.document.publish'}, '"publishedId"'],
  ])('%j', async (action, word) => {
    const response = await fetch(`${lake.origin}/v2025-02-19/data/actions/production`, {
      method: 'POST',
      body: JSON.stringify({actions: [action]}),
    })
    expect(response.status).toBe(400)
    expect(((await response.json()) as {error: {description: string}}).error.description).toContain(word)
  })
})
