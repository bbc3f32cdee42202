import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {expect, test} from 'vitest'
import {nextVersionMutations, prepareNextVersions} from './next-versions.ts'

const level = (_id: string, more: object = {}): StoredDocument => ({
  _id,
  _type: 'commissionLevel',
  _rev: 'r',
  name: 'Standard',
  ...more,
})
const pair = (published: StoredDocument, draft?: StoredDocument) => ({id: published._id, published, draft})
const newId = () => 'new'

test('the next version is a draft with the content, and the current one ends one day earlier', () => {
  const current = level('a', {year: 2026, source: 'Notice', reviewer: 'Ana', lastReviewed: '2026-01-02'})
  expect(nextVersionMutations(pair(current), '2027-01-01', newId)).toEqual([
    expect.objectContaining({patch: expect.objectContaining({id: 'a', ifRevisionID: 'r'})}),
    {create: {...current, _rev: undefined, _id: 'drafts.a', effectiveUntil: '2026-12-31'}},
    {
      create: {
        _id: 'drafts.new',
        _type: 'commissionLevel',
        name: 'Standard',
        effectiveFrom: '2027-01-01',
        year: 2027,
      },
    },
  ])
})

test('the version after a finished year is for the next year and has a last date', () => {
  const current = level('a', {effectiveFrom: '2025-10-01', effectiveUntil: '2026-09-30', year: 2026})
  const mutations = nextVersionMutations(pair(current), '2026-10-01', newId)
  expect(mutations).toMatchObject([
    {create: {effectiveFrom: '2026-10-01', effectiveUntil: '2027-09-30', year: 2027}},
  ])
})

test('documents that have a next version, begin later, ended or have no dates are problems', async () => {
  const documents = [
    level('a'),
    level('followed', {name: 'Elite', effectiveUntil: '2026-12-31'}),
    level('next', {name: 'Elite', effectiveFrom: '2027-01-01'}),
    level('over', {name: 'Old', effectiveUntil: '2020-12-31'}),
    {_id: 'page', _type: 'page', _rev: 'r', title: 'Home'},
  ]
  const client = {
    fetch: async (_query: string, {ids}: {ids?: string[]}) =>
      documents.filter(({_id}) => !ids || ids.includes(_id)),
  } as never
  const ids = documents.map(({_id}) => _id)
  const {ready, problems} = await prepareNextVersions(ids, '2027-01-01', client, newId)
  expect(ready.map(({id}) => id)).toEqual(['a'])
  expect(problems.map(({id, text}) => `${id}: ${text}`)).toEqual([
    'followed: It already has a version that begins on 2027-01-01 or later.',
    'next: It begins on 2027-01-01, which isn’t before the new first day. Select an earlier version.',
    'over: It ends on 2020-12-31. Select the version that is in effect until then.',
    'page: Documents of this type have no effective dates.',
  ])
})
