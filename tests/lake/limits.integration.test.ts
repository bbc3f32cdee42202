import {once} from 'node:events'
import {type RunningLake, type StartOptions, startLake} from '@upline/lake/start-lake.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {afterEach, expect, test} from 'vitest'

let lake: RunningLake | undefined
afterEach(() => lake?.stop())

async function limitedTo(limits?: StartOptions['limits']) {
  lake = await startLake({limits})
  return clientOf(lake.url)
}

const fields = (count: number, name = 'field') =>
  Object.fromEntries(Array.from({length: count}, (_, n) => [`${name}${n}`, n]))
function nested(levels: number): object {
  return levels === 0 ? {} : {in: nested(levels - 1)}
}

test('a document is held to its size, its attributes and its depth, as hosted', async () => {
  const client = await limitedTo('hosted')
  await client.create({_id: 'fits', _type: 'thing', ...fields(900), ...nested(18)})
  await expect(client.create({_type: 'thing', ...fields(1001)})).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/\d+ attributes, more than the 1000/),
  })
  await expect(client.create({_type: 'thing', ...nested(25)})).rejects.toThrow(/nested deeper than 20/)
  await expect(
    client
      .patch('fits')
      .set({...fields(200, 'more')})
      .commit(),
  ).rejects.toThrow(/"fits".*attributes/)
  expect(await client.fetch('count(*)')).toBe(1)
})

test('a dataset counts each path with each type once, and gives back what is deleted', async () => {
  const client = await limitedTo({datasetAttributes: 12})
  // _id, _type, _rev, _createdAt, _updatedAt, and tags, tags[], n
  await client.create({_id: 'a', _type: 'thing', tags: ['x', 'y'], n: 1})
  await client.create({_id: 'b', _type: 'other', tags: ['z'], n: 2})
  await client.create({_id: 'c', _type: 'thing', ...fields(4)})
  await expect(client.create({_id: 'd', _type: 'thing', n: 'text'})).rejects.toThrow(
    /13 attributes, more than the 12/,
  )
  await client.delete('c')
  await client.create({_id: 'd', _type: 'thing', n: 'text'})
})

test('a client that sends too fast receives when to come again', async () => {
  const client = await limitedTo({mutationsPerSecond: 3})
  const answers = await Promise.allSettled(
    Array.from({length: 30}, (_, n) => client.create({_id: `m${n}`, _type: 'thing'})),
  )
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.length).toBeGreaterThan(0)
  expect(refused[0]?.reason).toMatchObject({statusCode: 429, response: {headers: {'retry-after': '1'}}})
  expect(await client.fetch('count(*)')).toBe(30 - refused.length)
})

test('a spent quota is 402, and a query too long for an address 414', async () => {
  const client = await limitedTo({quota: 3, queryBytes: 500})
  expect(await client.fetch('1')).toBe(1)
  const long = await fetch(`${lake?.url}/v2025-02-19/data/query/production?query=${'%20'.repeat(300)}1`)
  expect(long.status).toBe(414)
  await client.fetch('2')
  await expect(client.fetch('3')).rejects.toMatchObject({statusCode: 402})
})

test('listeners, queries and transactions have bounds of their own', async () => {
  const client = await limitedTo({listeners: 2, mutationBytes: 500})
  const streams = new AbortController()
  const listen = () =>
    fetch(`${lake?.url}/v2025-02-19/data/listen/production?query=*`, {signal: streams.signal})
  expect([(await listen()).status, (await listen()).status]).toEqual([200, 200])
  const third = await listen()
  expect(third.status).toBe(429)
  expect(await third.json()).toMatchObject({message: 'Max listener limit exceeded at 2'})
  streams.abort()
  // What has ended is not counted any more.
  const status = async () => {
    const again = new AbortController()
    const response = await fetch(`${lake?.url}/v2025-02-19/data/listen/production`, {signal: again.signal})
    again.abort()
    return response.status
  }
  await expect.poll(status).toBe(200)
  await expect(client.create({_type: 'thing', text: 'x'.repeat(500)})).rejects.toMatchObject({
    statusCode: 413,
    message: expect.stringContaining('Request body exceeds limit of 500 bytes'),
  })
  await lake?.stop()
  const without = await limitedTo({concurrentQueries: 0})
  await expect(without.fetch('1')).rejects.toMatchObject({statusCode: 429})
})

test('a WebSocket opens', async () => {
  await limitedTo('hosted')
  const socket = new WebSocket(`${lake?.url.replace('http', 'ws')}/v2022-06-30/socket/production`)
  await once(socket, 'open')
  socket.close()
})

test('documents, assets and bandwidth are spent', async () => {
  const client = await limitedTo({documents: 2, assetBytes: 10, bandwidth: 9000})
  await client.assets.upload('file', Buffer.from('12345678'))
  await expect(client.assets.upload('file', Buffer.from('abc'))).rejects.toMatchObject({statusCode: 402})
  await client.assets.upload('file', Buffer.from('12345678'))
  await client.create({_id: 'a', _type: 'thing', text: 'x'.repeat(4000)})
  await expect(client.create({_id: 'b', _type: 'thing'})).rejects.toThrow(/3 documents, more than the 2/)
  // Bytes are counted when an answer has been sent.
  await expect
    .poll(() =>
      client
        .fetch('*[_id == "a"]')
        .then(() => 200)
        .catch(({statusCode}: {statusCode: number}) => statusCode),
    )
    .toBe(402)
})

test.each([
  ['a list in a list at "rows"', {rows: [[1]]}],
  ['the attribute name "with space"', {in: {'with space': 1}}],
  ['more than the 1000', fields(1500)],
  ['exceeds limit of 4000000 bytes', {text: 'x'.repeat(4_000_000)}],
])('%s is refused by default, as in production, at no rate', async (message, content) => {
  const client = await limitedTo()
  await expect(client.create({_type: 'thing', ...content})).rejects.toThrow(message)
  for (let n = 0; n < 60; n += 1) await client.create({_type: 'thing', n})
})

test('without limits there are none but the depth', async () => {
  const client = await limitedTo('none')
  await client.create({_type: 'thing', ...fields(1500), ...nested(15), rows: [[1]]})
})
