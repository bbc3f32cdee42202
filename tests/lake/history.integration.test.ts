import type {Action} from '@sanity/client'
import {startLake} from '@upline/testing/lake.ts'
import {afterAll, describe, expect, test} from 'vitest'

const lake = await startLake()
afterAll(() => lake.stop())

const act = (name: string, fields: object, transactionId: string) =>
  lake.client.action({actionType: `sanity.action.document.${name}`, publishedId: 'p', ...fields} as Action, {
    transactionId,
  })
const {_rev: imported} = await lake.client.create({_id: 'p', _type: 'page', title: 'Imported'})
await act('edit', {draftId: 'drafts.p', patch: {set: {title: 'One'}}}, 'tx-1')
await act('edit', {draftId: 'drafts.p', patch: {set: {title: 'Two'}}}, 'tx-2')
await act('publish', {draftId: 'drafts.p'}, 'tx-3')
await act('edit', {draftId: 'drafts.p', patch: {set: {title: 'Three'}}}, 'tx-4')
await act('version.discard', {versionId: 'drafts.p'}, 'tx-5')

async function history(path: string): Promise<string> {
  return (await lake.get(`/data/history/production/${path}`)).text()
}

describe('transactions', () => {
  const ids = async (search: string) =>
    (await history(`transactions/p,drafts.p?${search}`))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line).id)

  test('are lines of JSON, in order, within a range', async () => {
    expect(await ids('')).toEqual([imported, 'tx-1', 'tx-2', 'tx-3', 'tx-4', 'tx-5'])
    expect(await ids('fromTransaction=tx-2&toTransaction=tx-4')).toEqual(['tx-2', 'tx-3', 'tx-4'])
    expect(await ids('reverse=true&limit=2')).toEqual(['tx-5', 'tx-4'])
    expect(await ids('reverse=true&limit=2&toTransaction=tx-3')).toEqual(['tx-3', 'tx-2'])
  })

  test('carry effects and mutations as asked', async () => {
    const [line = ''] = (
      await history('transactions/drafts.p?fromTransaction=tx-2&limit=1&effectFormat=mendoza')
    ).split('\n')
    expect(JSON.parse(line)).toMatchObject({
      id: 'tx-2',
      author: 'local-user',
      documentIDs: ['drafts.p'],
      effects: {'drafts.p': {apply: expect.any(Array), revert: expect.any(Array)}},
      mutations: [{patch: {id: 'drafts.p', set: {title: 'Two'}}}],
    })
    expect(await history('transactions/drafts.p?excludeContent=true')).not.toContain('mutations')
  })
})

describe('past documents', () => {
  const titles = async (search: string) =>
    JSON.parse(await history(`documents/p,drafts.p?${search}`)).documents.map(
      ({_id, title, _rev}: Record<string, string>) => [_id, title, _rev],
    )

  test('at a revision', async () => {
    expect(await titles('revision=tx-1')).toEqual([
      ['p', 'Imported', imported],
      ['drafts.p', 'One', 'tx-1'],
    ])
    expect(await titles('revision=tx-3')).toEqual([['p', 'Two', 'tx-3']])
    expect(await titles('revision=unknown')).toEqual([])
  })

  test('at a revision of the published document, by the id of the draft alone', async () => {
    const ofDraft = async (revision: string) =>
      JSON.parse(await history(`documents/drafts.p?revision=${revision}`)).documents.map(
        ({_id, title}: Record<string, string>) => [_id, title],
      )
    expect(await ofDraft(imported)).toEqual([['p', 'Imported']])
    // The draft at that revision, if there was one.
    expect(await ofDraft('tx-2')).toEqual([['drafts.p', 'Two']])
    // Published by another transaction.
    expect(await ofDraft('tx-5')).toEqual([])
  })

  test('at a time', async () => {
    expect(await titles(`time=${new Date(0).toISOString()}`)).toEqual([])
    expect(await titles(`time=${new Date().toISOString()}`)).toEqual([['p', 'Two', 'tx-3']])
    expect(await history('documents/p?time=yesterday')).toContain('ISO time')
  })

  test('before they were deleted', async () => {
    expect(await titles('lastRevision=true')).toEqual([
      ['p', 'Two', 'tx-3'],
      ['drafts.p', 'Three', 'tx-4'],
    ])
  })
})

test('events have the life of the document, newest first, with no invented entry', async () => {
  const {events} = JSON.parse(await history('events/documents/drafts.p'))
  expect(events['drafts.p']).toMatchObject([
    {type: 'deleteDocumentVersion', versionId: 'drafts.p', versionRevisionId: 'tx-4'},
    {type: 'createDocumentVersion', versionId: 'drafts.p', versionRevisionId: 'tx-4'},
    {type: 'publishDocumentVersion', documentId: 'p', revisionId: 'tx-3', versionRevisionId: 'tx-2'},
    {type: 'createDocumentVersion', versionId: 'drafts.p', versionRevisionId: 'tx-1'},
    {type: 'createLiveDocument', documentId: 'p', revisionId: imported},
  ])
})

test('events come in pages', async () => {
  const first = JSON.parse(await history('events/documents/p?limit=3'))
  const second = JSON.parse(await history(`events/documents/p?limit=3&nextCursor=${first.nextCursor}`))
  expect([first.events.p.length, second.events.p.length, second.nextCursor]).toEqual([3, 2, ''])
})
