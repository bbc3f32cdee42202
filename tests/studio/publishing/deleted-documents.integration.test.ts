import {fetchDeleted, restore} from '@upline/editorial/changes/deleted-documents.ts'
import {startLake} from '@upline/testing/lake.ts'
import {afterAll, describe, expect, test} from 'vitest'

const lake = await startLake()
afterAll(() => lake.stop())

describe('recently deleted documents', () => {
  const types = new Set(['page'])

  test('are read newest first, as many as wanted', async () => {
    const ids = Array.from({length: 120}, (_, n) => `gone-${n}`)
    await lake.client.mutate([
      ...ids.map((_id) => ({create: {_id, _type: 'page'}})),
      {create: {_id: 'kept', _type: 'page'}},
      {create: {_id: 'drafts.edited', _type: 'page'}},
    ])
    for (const some of [ids.slice(0, 60), ids.slice(60)]) {
      await lake.client.mutate(some.map((id) => ({delete: {id}})))
    }
    const first = await fetchDeleted(lake.client, types, 50)
    expect(first).toHaveLength(50)
    expect(first.every(({id}) => ids.indexOf(id) >= 60)).toBe(true)
    const all = await fetchDeleted(lake.client, types, 1000)
    expect(all.map(({id}) => id).toSorted()).toEqual(ids.toSorted())
  })

  test('are restored as drafts with the newest content, also if they refer to a deleted document', async () => {
    const reference = (_ref: string) => ({_type: 'reference', _ref})
    const fields = {
      picture: {_type: 'picture', alt: 'An oak', asset: {...reference('image-gone'), _weak: true}},
      links: [reference('b'), reference('kept')],
    }
    await lake.client.createIfNotExists({_id: 'kept', _type: 'page'})
    await lake.client.create({_id: 'b', _type: 'page'})
    await lake.client.create({_id: 'a', _type: 'page', title: 'Published', ...fields})
    await lake.client.create({_id: 'versions.r1.a', _type: 'page', title: 'In a release'})
    await lake.client.create({_id: 'drafts.a', _type: 'page', title: 'Draft', ...fields})
    await lake.client.mutate(['a', 'drafts.a', 'b', 'versions.r1.a'].map((id) => ({delete: {id}})))
    const deleted = await fetchDeleted(lake.client, types, 1000)
    const [first] = deleted.filter(({id}) => id === 'a')
    expect(first && (await restore(lake.client, first, deleted))).toBe(true)
    expect(lake.context.store.get('drafts.a')).toMatchObject({
      title: 'Draft',
      picture: {_type: 'picture', alt: 'An oak'},
      links: [{...reference('b'), _weak: true, _strengthenOnPublish: {type: 'page'}}, reference('kept')],
    })
    expect(lake.context.store.get('drafts.a')).not.toHaveProperty('picture.asset')
  })
})
