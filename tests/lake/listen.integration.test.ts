import {applyEffect} from '@upline/lake/documents/effects.ts'
import {startLake as startWhole} from '@upline/lake/start-lake.ts'
import {type OpenStream, openStream} from '@upline/testing/event-stream.ts'
import {clientOf, startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, afterEach, describe, expect, test} from 'vitest'

const streams: OpenStream[] = []
const lake = await startLake()
afterAll(() => lake.stop())
afterEach(() => {
  for (const stream of streams.splice(0)) stream.close()
})

/** Opens a stream of events for as long as a test, and waits for its first event. */
async function open(path: string, headers: Record<string, string> = {}, origin = lake.origin) {
  const stream = await openStream(origin + path, headers)
  streams.push(stream)
  await stream.take(1)
  return stream
}

function listen(query: string, options: Record<string, string> = {}, headers?: Record<string, string>) {
  const search = new URLSearchParams({query, ...options})
  return open(`/v2025-02-19/data/listen/production?${search}`, headers)
}

test('sends a welcome, then how a document appears, changes and disappears', async () => {
  const stream = await listen('*[_type == $type]{title}', {$type: '"story"', includeResult: 'true'})
  const {_rev} = await lake.client.create({_id: 's1', _type: 'story', title: 'One'})
  await lake.client.patch('s1').set({title: 'Two'}).commit()
  await lake.client.delete('s1')
  const [welcome, ...events] = (await stream.take(4)).map(({event, data}) => ({event, ...data}))
  expect(welcome).toMatchObject({event: 'welcome', listenerName: expect.any(String)})
  expect(events).toMatchObject([
    {event: 'mutation', transition: 'appear', documentId: 's1', resultRev: _rev, result: {title: 'One'}},
    {event: 'mutation', transition: 'update', previousRev: _rev, result: {title: 'Two'}},
    {event: 'mutation', transition: 'disappear', documentId: 's1'},
  ])
  expect(events[0]).not.toHaveProperty('previousRev')
  expect(events[2]).not.toHaveProperty('result')
})

test('listeners of the same request get the same, and one that leaves takes nothing from the others', async () => {
  const query = '*[_type == $type]'
  const [one, two] = [await listen(query, {$type: '"a"'}), await listen(query, {$type: '"a"'})]
  const other = await listen(query, {$type: '"b"'})
  await lake.client.create({_id: 'same1', _type: 'a'})
  const [[, first], [, second]] = [await one.take(2), await two.take(2)]
  expect(second).toEqual(first)
  one.close()
  await lake.client.create({_id: 'same2', _type: 'a'})
  await lake.client.create({_id: 'other', _type: 'b'})
  const documentsOf = async (stream: OpenStream, count: number) =>
    (await stream.take(count)).slice(1).map(({data}) => data.documentId)
  expect(await documentsOf(two, 3)).toEqual(['same1', 'same2'])
  expect(await documentsOf(other, 2)).toEqual(['other'])
})

test('counts the events of a transaction that this listener gets', async () => {
  const [one, both] = [await listen('*[_id == "m1"]'), await listen('*[_id in ["m1", "m2"]]')]
  await lake.client.transaction().create({_id: 'm1', _type: 'a'}).create({_id: 'm2', _type: 'a'}).commit()
  const counts = async (stream: OpenStream, count: number) =>
    (await stream.take(count))
      .slice(1)
      .map(({data}) => [data.transactionCurrentEvent, data.transactionTotalEvents])
  expect(await counts(one, 2)).toEqual([[1, 1]])
  expect(await counts(both, 3)).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('effects lead from the document before to the one after, and back', async () => {
  await lake.client.create({_id: 'e1', _type: 'a', rows: [{_key: 'x', n: 1}]})
  const {_rev: _earlier, ...before} = lake.context.store.get('e1') ?? {}
  const stream = await listen('*[_id == "e1"]', {effectFormat: 'mendoza', includeMutations: 'false'})
  await lake.client.patch('e1').set({'rows[_key=="x"].n': 2}).commit()
  const {_rev: _later, ...after} = lake.context.store.get('e1') ?? {}
  const data = (await stream.take(2))[1]?.data
  const effects = data?.effects as {apply: unknown[]; revert: unknown[]}
  expect(applyEffect(before, effects.apply)).toEqual(after)
  expect(applyEffect(after, effects.revert)).toEqual(before)
  expect(data).not.toHaveProperty('mutations')
})

describe('after a broken connection', () => {
  test('goes on in the middle of a transaction', async () => {
    const first = await listen('*[_type == "half"]', {enableResume: 'true'})
    await lake.client.mutate(['h1', 'h2', 'h3'].map((_id) => ({create: {_id, _type: 'half'}})))
    const id = (await first.take(4))[1]?.id ?? ''
    first.close()
    const second = await listen('*[_type == "half"]', {enableResume: 'true'}, {'last-event-id': id})
    expect((await second.take(3)).map(({data}) => data.documentId)).toEqual([undefined, 'h2', 'h3'])
  })

  test('goes on over a restart of the lake', async () => {
    const data = temporaryFolder()
    const first = await startWhole({data})
    const client = clientOf(first.url)
    const path =
      '/v2025-02-19/data/listen/production?query=*&enableResume=true&includeResult=true&includePreviousRevision=true'
    const stream = await open(path, {}, first.url)
    await client.create({_id: 'seen', _type: 'page', n: 1})
    const lastId = (await stream.take(2))[1]?.id ?? ''
    stream.close()
    await client.patch('seen').set({n: 2}).commit()
    await client.patch('seen').set({n: 3}).commit()
    await first.stop()
    await using second = await startWhole({data})
    await clientOf(second.url).delete('seen')
    const resumed = await open(path, {'last-event-id': lastId}, second.url)
    const events = await resumed.take(4)
    expect(events.map(({event, data}) => [event, data.transition])).toEqual([
      ['welcomeback', undefined],
      ['mutation', 'update'],
      ['mutation', 'update'],
      ['mutation', 'disappear'],
    ])
    expect(events[1]?.data).toMatchObject({previous: {n: 1}, result: {n: 2}})
    expect(events[2]?.data).toMatchObject({previous: {n: 2}, result: {n: 3}})
  })

  test('receives a reset when what came between is not known', async () => {
    const stream = await listen('*', {enableResume: 'true'}, {'last-event-id': 'before-a-restart#x'})
    expect(stream.events[0]?.event).toBe('reset')
  })
})

test('a listener that cannot be understood is refused', async () => {
  const response = await lake.get(`/data/listen/production?query=${encodeURIComponent('*[')}`)
  expect(response.status).toBe(400)
  // A client of event streams sees no body.
  for (const query of ['*[', '*[_id == $missing]', '*[geo::contains(a, b)]']) {
    const stream = await listen(query, {}, {accept: 'text/event-stream'})
    expect(stream.events[0]).toMatchObject({
      event: 'channelError',
      data: {error: {type: 'queryParseError', query}},
    })
  }
})

test('what an update brings into the filter appears, and what it takes out disappears', async () => {
  const stream = await listen('*[_type == "tale" && shown == true]', {includeResult: 'true'})
  await lake.client.create({_id: 'tale1', _type: 'tale', shown: false})
  for (const shown of [true, true, false, false])
    await lake.client.patch('tale1').set({shown, at: Date.now()}).commit()
  await lake.client.patch('tale1').set({shown: true}).commit()
  await lake.client.delete('tale1')
  const [, ...events] = await stream.take(6)
  expect(events.map(({data}) => data.transition)).toEqual([
    'appear',
    'update',
    'disappear',
    'appear',
    'disappear',
  ])
  // It is there still: only a document that is made has no revision before.
  expect(events[0]?.data).toHaveProperty('previousRev')
})

describe('drafts and versions', () => {
  const createAll = async () => {
    await lake.client.create({_id: 'drafts.v1', _type: 'novel'})
    await lake.client.create({_id: 'versions.r1.v1', _type: 'novel'})
    await lake.client.create({_id: 'v1', _type: 'novel'})
  }
  const clear = () => lake.client.delete({query: '*[_type == "novel"]'})
  const ids = (stream: OpenStream) => stream.events.slice(1).map(({data}) => data.documentId)

  test('are sent to listeners with includeAllVersions', async () => {
    const [published, all] = [
      await listen('*[_type == "novel"]'),
      await listen('*[_type == "novel"]', {includeAllVersions: 'true'}),
    ]
    await createAll()
    await all.take(4)
    await published.take(2)
    expect([ids(published), ids(all)]).toEqual([['v1'], ['drafts.v1', 'versions.r1.v1', 'v1']])
    await clear()
  })

  test('and to every listener before API version 2025-02-19', async () => {
    const stream = await open('/v2024-01-01/data/listen/production?query=*[_type=="novel"]')
    await createAll()
    await stream.take(4)
    expect(ids(stream)).toEqual(['drafts.v1', 'versions.r1.v1', 'v1'])
    await clear()
  })
})

describe('the live stream', () => {
  const live = (search = '', headers?: Record<string, string>) =>
    open(`/v2025-02-19/data/live/events/production${search}`, headers)
  const tagsOf = async (query: string, params: Record<string, string> = {}) =>
    (await lake.client.fetch(query, params, {filterResponse: false})).syncTags ?? []
  const nextTags = async (stream: OpenStream, change: () => Promise<unknown>) => {
    const count = stream.events.length
    await change()
    return new Set((await stream.take(count + 1))[count]?.data.tags as string[])
  }

  test('sends the tags of the answers a change can alter, and of no others', async () => {
    await lake.client.create({_id: 'author', _type: 'person', name: 'Ann'})
    for (const path of ['/a', '/b']) {
      await lake.client.create({_type: 'page', path, author: {_type: 'reference', _ref: 'author'}})
    }
    const query = '*[_type == "page" && path == $path][0]{..., "by": author->name}'
    const [a, b] = [await tagsOf(query, {path: '/a'}), await tagsOf(query, {path: '/b'})]
    const count = await tagsOf('count(*)')
    const stream = await live()

    const person = await nextTags(stream, () => lake.client.patch('author').set({name: 'Anna'}).commit())
    expect([a, b, count].map((tags) => tags.some((tag) => person.has(tag)))).toEqual([true, true, true])

    const page = await nextTags(stream, () =>
      lake.client.patch({query: '*[path == "/a"]'}).set({title: 'A'}).commit({returnFirst: false}),
    )
    expect([a, b, count].map((tags) => tags.some((tag) => page.has(tag)))).toEqual([true, false, true])
  })

  test('sends what a broken connection missed, or a restart event if that is not known', async () => {
    const first = await live()
    const lastId = first.events[0]?.id ?? ''
    first.close()
    const touched = await tagsOf('*[_id == "missed"][0]')
    await lake.client.create({_id: 'missed', _type: 'page'})
    const second = await live('', {'last-event-id': lastId})
    const [welcome, message] = await second.take(2)
    expect(welcome?.event).toBe('welcome')
    expect(message?.data.tags).toEqual(expect.arrayContaining(touched))

    const third = await live('', {'last-event-id': 'before-a-restart'})
    expect(third.events[0]?.event).toBe('restart')
  })

  test('sends drafts only on request', async () => {
    const [published, all] = [await live(), await live('?includeDrafts=true')]
    await lake.client.create({_id: 'drafts.quiet', _type: 'page'})
    await lake.client.create({_id: 'loud', _type: 'page'})
    await all.take(3)
    expect((await published.take(2)).length).toBe(2)
  })
})
