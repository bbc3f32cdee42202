import {startLake} from '@upline/testing/lake.ts'
import {afterAll, describe, expect, test} from 'vitest'
import {waitsDuring} from '../support/waits-during.ts'

const lake = await startLake()
const {client} = lake
afterAll(() => lake.stop())

function mutate(search: string, mutations: unknown, rest = {}): Promise<Response> {
  return fetch(`${lake.origin}/v2025-02-19/data/mutate/production${search}`, {
    method: 'POST',
    body: JSON.stringify({mutations, ...rest}),
  })
}

describe('autoGenerateArrayKeys', () => {
  type Item = {_key?: string; items?: Item[]; n?: number}
  const keysOf = (items: Item[]): (string | undefined)[] =>
    items.flatMap((item) => [item._key, ...keysOf(item.items ?? [])])

  test('gives every object of a list, at any depth, a key, and keeps existing keys', async () => {
    const created = await client.create(
      {
        _type: 'list',
        items: [{n: 1}, {_key: 'mine', items: [{n: 2}]}],
        texts: ['a'],
        inner: {items: [{n: 3}]},
      },
      {autoGenerateArrayKeys: true},
    )
    const keys = [...keysOf(created.items), ...keysOf(created.inner.items)]
    expect(keys).toHaveLength(4)
    expect(keys[1]).toBe('mine')
    expect(new Set(keys.map(String)).size).toBe(4)
    expect(keys).not.toContain(undefined)
    expect(created.texts).toEqual(['a'])
  })

  test('does so in patches too, and only on request', async () => {
    const {_id} = await client.create({_type: 'list', items: [{_key: 'a'}]})
    const patched = await client
      .patch(_id)
      .append('items', [{n: 1}])
      .set({more: [{n: 2}]})
      .commit({autoGenerateArrayKeys: true})
    expect(keysOf([...patched.items, ...patched.more])).toEqual(['a', expect.any(String), expect.any(String)])
    const plain = await client
      .patch(_id)
      .append('items', [{n: 3}])
      .commit()
    expect(plain.items.at(-1)).toEqual({n: 3})
  })
})

describe('what a mutation answers', () => {
  test.each([
    ['', {}],
    ['?returnIds=true', {id: 'answered'}],
    ['?returnDocuments=true', {id: 'answered', document: expect.objectContaining({_id: 'answered', n: 1})}],
  ])('with %j', async (search, rest) => {
    const response = await mutate(search, [{createOrReplace: {_id: 'answered', _type: 'thing', n: 1}}])
    const {results, transactionId} = await response.json()
    expect(transactionId).toEqual(expect.any(String))
    expect(results).toEqual([{operation: expect.any(String), ...rest}])
  })

  test('a dry run answers the same and stores nothing', async () => {
    const response = await mutate('?dryRun=true&returnDocuments=true', [
      {create: {_id: 'dry', _type: 'thing'}},
    ])
    expect((await response.json()).results).toMatchObject([
      {id: 'dry', operation: 'create', document: {_id: 'dry'}},
    ])
    for (const option of ['dryRun=1', 'returnIds=1', 'returnDocuments=yes', 'tag=a%20b'])
      expect((await mutate(`?${option}`, [{create: {_id: 'dry', _type: 'thing'}}])).status, option).toBe(400)
    expect(await client.getDocument('dry')).toBeUndefined()
    const refused = await mutate('?dryRun=true', [{patch: {id: 'dry', set: {a: 1}}}])
    expect(refused.status).toBe(409)
  })

  test('a dry run that the body asks for stores nothing either', async () => {
    await client.create({_id: 'kept', _type: 'thing'})
    const dry = await mutate('', [{delete: {id: 'kept'}}], {dryRun: true, returnIds: true})
    expect((await dry.json()).results).toMatchObject([{id: 'kept', operation: 'delete'}])
    expect((await mutate('', [{delete: {id: 'kept'}}], {dryRun: 'maybe'})).status).toBe(400)
    expect(await client.getDocument('kept')).toMatchObject({_id: 'kept'})
  })

  test('every visibility is taken, and the change is seen at once', async () => {
    for (const visibility of ['sync', 'async', 'deferred']) {
      await mutate(`?visibility=${visibility}`, [{create: {_id: visibility, _type: 'seen'}}])
      expect(await client.fetch('count(*[_id == $id])', {id: visibility})).toBe(1)
    }
    expect((await mutate('?visibility=later', [])).status).toBe(400)
  })

  test('the transaction has the id it is given, once', async () => {
    const create = (id: string) =>
      mutate('', [{create: {_id: id, _type: 'thing'}}], {transactionId: 'mine-1'})
    expect((await (await create('first')).json()).transactionId).toBe('mine-1')
    expect(await client.getDocument('first')).toMatchObject({_rev: 'mine-1'})
    expect((await create('second')).status).toBe(400)
    expect(await client.getDocument('second')).toBeUndefined()
    const byQuery = await mutate('?transactionId=mine-2', [{create: {_id: 'third', _type: 'thing'}}])
    expect((await byQuery.json()).transactionId).toBe('mine-2')
  })

  test('a reference to another dataset is not validated', async () => {
    const to = {_ref: 'elsewhere', _dataset: 'other', _projectId: 'local', _type: 'crossDatasetReference'}
    const everywhere = {_ref: 'dataset:local.other:elsewhere', _type: 'globalDocumentReference'}
    expect(await client.create({_id: 'crossing', _type: 'thing', to, everywhere})).toMatchObject({to})
    await client.delete('crossing')
  })
})

describe('a mutation by query', () => {
  test('patches and deletes what the query finds, with its parameters', async () => {
    for (const n of [1, 2, 3]) await client.create({_id: `q${n}`, _type: 'queried', n})
    await client
      .patch({query: '*[_type == "queried" && n > $least]', params: {least: 1}})
      .set({big: true})
      .commit()
    expect(await client.fetch('*[_type == "queried"] | order(n).big')).toEqual([null, true, true])
    await client.delete({query: '*[_type == "queried" && big]'})
    expect(await client.fetch('*[_type == "queried"]._id')).toEqual(['q1'])
  })
})

describe('asPerspective', () => {
  const read = (perspective: string) =>
    client.fetch(
      '*[_type == "trial"] | order(_id asc){_id, title, "to": to->title}',
      {},
      {perspective: [perspective]},
    )

  test('a dry run names a perspective that shows its result, and stores nothing', async () => {
    await client.create({
      _id: 'trial-a',
      _type: 'trial',
      title: 'A',
      to: {_type: 'reference', _ref: 'trial-b', _weak: true},
    })
    await client.create({_id: 'trial-b', _type: 'trial', title: 'B'})
    const response = await mutate('?dryRun=true&asPerspective=true', [
      {patch: {id: 'trial-b', set: {title: 'B2'}}},
      {create: {_id: 'trial-c', _type: 'trial', title: 'C'}},
      {create: {_id: 'drafts.trial-d', _type: 'trial', title: 'D'}},
    ])
    const {perspective, syncTags} = await response.json()
    expect(await read(perspective)).toEqual([
      {_id: 'trial-a', title: 'A', to: 'B2'},
      {_id: 'trial-b', title: 'B2', to: null},
      {_id: 'trial-c', title: 'C', to: null},
    ])
    expect((await read('published')).map(({title}: {title: string}) => title)).toEqual(['A', 'B'])
    const {syncTags: tags} = await client.fetch('*[_id == "trial-b"]', {}, {filterResponse: false})
    expect(syncTags).toEqual(expect.arrayContaining(tags ?? ['none']))
  })

  test('it shows what is published later, and ends when newer ones replace it', async () => {
    const make = async () =>
      (await mutate('?dryRun=true&asPerspective=true', [{delete: {id: 'trial-b'}}])).json()
    const {perspective} = await make()
    await client.patch('trial-a').set({title: 'A2'}).commit()
    expect(await read(perspective)).toEqual([{_id: 'trial-a', title: 'A2', to: null}])
    for (let n = 0; n < 4; n += 1) await make()
    await expect(read(perspective)).rejects.toThrow('There is no perspective')
  })

  test('it needs a dry run', async () => {
    expect((await mutate('?asPerspective=true', [{delete: {id: 'trial-b'}}])).status).toBe(400)
  })
})

test('a transaction of many patches lets others be answered, and is done as a whole', async () => {
  const rows = Array.from({length: 2000}, (_, n) => ({_key: `k${n}`, text: 'x'.repeat(60), n: 0}))
  await client.create({_id: 'long', _type: 'long', rows})
  const patches = Array.from({length: 2000}, (_, n) => ({
    patch: {id: 'long', set: {[`rows[_key=="k${n}"].n`]: 1}},
  }))
  const done = mutate('', patches)
  const waits = await waitsDuring(done, (n) =>
    client
      .patch('quick')
      .setIfMissing({n})
      .commit()
      .catch(() => {}),
  )
  // The last one may have waited for the end.
  expect(waits.length).toBeGreaterThan(1)
  expect((await done).status).toBe(200)
  expect(await client.fetch('count(*[_id == "long"][0].rows[n == 1])')).toBe(2000)
})

test('a transaction applies to the latest document if another transaction changes it meanwhile', async () => {
  await client.create({_id: 'raced', _type: 'raced', texts: []})
  const appends = Array.from({length: 3000}, (_, n) => ({
    patch: {id: 'raced', insert: {after: 'texts[-1]', items: [`a${n}`]}},
  }))
  const slow = mutate('', appends)
  await client.patch('raced').set({title: 'Between'}).commit()
  expect((await slow).status).toBe(200)
  const raced = await client.getDocument('raced')
  expect([raced?.title, raced?.texts.length]).toEqual(['Between', 3000])
})
