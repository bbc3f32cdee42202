import {once} from 'node:events'
import {connect, type Socket} from 'node:net'
import {openStream} from '@upline/testing/event-stream.ts'
import {startLake} from '@upline/testing/lake.ts'
import {afterAll, describe, expect, test} from 'vitest'

const lake = await startLake()
afterAll(() => lake.stop())

/** An open connection on which `text` was sent. Errors of a connection that the server closes are expected. */
async function send(text: string): Promise<Socket> {
  const socket = connect({host: '127.0.0.1', port: Number(new URL(lake.origin).port)})
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

/** Returns the status of the first answer, or undefined if the connection ended without one. */
async function statusOf(text: string): Promise<number | undefined> {
  const socket = await send(text)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
    if (/^HTTP\/1\.1 \d+ /.test(answer)) socket.destroy()
  })
  await once(socket, 'close')
  return Number(/^HTTP\/1\.1 (\d+) /.exec(answer)?.[1]) || undefined
}

const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, 'host: localhost', ...headers].join('\r\n')}\r\n\r\n`

const upgradeHeaders = [
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
]

/** A fault that ends the process is an unhandled error here, and fails the run. */
async function expectAlive(): Promise<void> {
  expect(await lake.client.fetch('count(*)')).toEqual(expect.any(Number))
}

test.each<[line: string, status: number]>([
  ['GET //', 404],
  ['GET //evil.example/%', 404],
  ['GET /%', 404],
  ['GET /v1/data/doc/production/%C3%28', 404],
  ['GET /v1/data/query/production?query=%', 400],
  ['GET /v1/data/query/production?query=1&$a=%E0%A4', 400],
  ['GET *', 400],
  ['GET x', 400],
  ['GET http://[', 400],
  ['OPTIONS *', 400],
  ['GET /\\..\\..', 400],
  ['GET /../../etc/passwd', 404],
  ['BREW /', 400],
  ['TRACE /v1/ping', 405],
])('%s is answered with %i', async (line, status) => {
  expect(await statusOf(request(line))).toBe(status)
  await expectAlive()
})

test.each([
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nhost: localhost\r\nhost: evil.example\r\n\r\n'],
  ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ['a header without an end', `GET / HTTP/1.1\r\nx: ${'a'.repeat(100_000)}`],
  ['two lengths', request('POST /v1/ping', 'content-length: 1', 'transfer-encoding: chunked')],
  ['a broken chunk', `${request('POST /v1/data/mutate/production', 'transfer-encoding: chunked')}zz\r\n`],
])('%s is refused', async (_name, text) => {
  expect(await statusOf(text)).toBeGreaterThanOrEqual(400)
  await expectAlive()
})

test.each<[method: string, path: string, allow: string]>([
  ['DELETE', '/v1/data/query/production', 'GET, HEAD, POST'],
  ['GET', '/v1/data/mutate/production', 'POST'],
  ['PATCH', '/v1/users/me/keyvalue', 'PUT'],
  ['POST', '/v1/data/listen/production', 'GET, HEAD'],
])('%s %s is answered with 405 and what is allowed', async (method, path, allow) => {
  const response = await fetch(lake.origin + path, {method})
  expect([response.status, response.headers.get('allow')]).toEqual([405, allow])
  expect(await response.json()).toMatchObject({statusCode: 405, message: expect.stringContaining(path)})
})

test.each([
  'query/production?query=1&resultSourceMap=maybe',
  'query/production?query=1&returnQuery=no',
  'listen/production?query=*&enableResume=1',
  'listen/production?query=*&includeMutations=no',
  'listen/production?query=*&visibility=sync',
  'listen/production?query=*&tag=a%20b',
  'history/production/transactions/page?excludeContent=1',
  'history/production/transactions/page?fromTime=yesterday',
  'history/production/transactions/page?limit=0',
])('%s is refused because of its last option', async (path) => {
  const name = /(\w+)=[^=]*$/.exec(path)?.[1]
  expect(await (await fetch(`${lake.origin}/v1/data/${path}`)).json()).toMatchObject({
    statusCode: 400,
    error: {description: expect.stringMatching(`^"${name}" takes `)},
  })
})

test.each([
  [
    'POST',
    'data/mutate/production?autoGenerateArrayKeys=true',
    '{"mutations": [{"create": {"_type": "t", "a": *}}]}',
  ],
  ['POST', 'data/query/production', '{"query": "$a", "params": {"a": *}}'],
  ['POST', 'data/actions/production', '{"actions": [{"actionType": *}]}'],
  ['PUT', 'users/me/keyvalue', '[{"key": "deep", "value": *}]'],
])('%s %s with 20,000 lists in each other is refused', async (method, path, body) => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const response = await fetch(`${lake.origin}/v1/${path}`, {method, body: body.replace('*', deep)})
  expect([response.status, await response.json()]).toMatchObject([
    400,
    {message: 'The request is nested too deeply'},
  ])
})

test('a connection ends after a thousand requests', {timeout: 30_000}, async () => {
  const socket = await send(request('GET /v1/ping').repeat(1001))
  await once(socket.resume(), 'close')
})

test.each(['TLS/1.0', 'h2c', 'nonsense'])(
  'an upgrade to %s is answered as if it were none',
  async (protocol) => {
    const upgrade = ['connection: upgrade', `upgrade: ${protocol}`]
    expect(await statusOf(request('GET /v1/ping', ...upgrade))).toBe(200)
    for (let turn = 0; turn < 5; turn += 1) {
      const socket = await send(request('POST /v1/ping', ...upgrade))
      await new Promise((resolve) => setTimeout(resolve, 20))
      socket.resetAndDestroy()
    }
    await expectAlive()
  },
)

describe('a connection that is reset', () => {
  const mutate = 'POST /v1/data/mutate/production'
  test.each([
    ['before it asks', ''],
    ['in a header', 'GET /v1/data/query/production HTTP/1.1\r\nhost: loc'],
    ['in a body', `${request(mutate, 'content-length: 1000')}{"mutations":`],
    ['in a chunked body', `${request(mutate, 'transfer-encoding: chunked')}5\r\n{"mut`],
    ['in an upload', `${request('POST /v1/assets/images/production', 'content-length: 9999')}\x89PNG`],
    ['while it listens', request('GET /v1/data/listen/production?query=*')],
    ['in a websocket upgrade', request('GET /v1/socket/production', ...upgradeHeaders)],
    [
      'in an upgrade from elsewhere',
      request('GET /v1/socket/production', ...upgradeHeaders, 'origin: https://evil.example'),
    ],
    ['in an upgrade of nothing', request('GET /v1/nothing', ...upgradeHeaders)],
    ['in an upgrade without a key', request('GET /v1/socket/production', ...upgradeHeaders.slice(0, 2))],
  ])('%s harms nobody', async (_name, text) => {
    for (let turn = 0; turn < 5; turn += 1) {
      const socket = await send(text)
      // At once, and when the server is about to answer.
      if (turn > 0) await new Promise((resolve) => setTimeout(resolve, turn))
      socket.resetAndDestroy()
    }
    await expectAlive()
  })
})

describe('a listener', {timeout: 30_000}, () => {
  const large = 'x'.repeat(1024 * 1024)
  const path = '/v1/data/listen/production?query=*[_type=="large"]&includeResult=true'

  test('that reads gets a transaction that is larger than the backlog it may have', async () => {
    const stream = await openStream(lake.origin + path)
    await stream.take(1)
    const creations = Array.from({length: 6}, (_, n) => ({
      create: {_id: `large-${n}`, _type: 'large', text: large},
    }))
    lake.context.store.commit(creations)
    await stream.take(7)
    lake.context.store.commit([{create: {_id: 'after', _type: 'large'}}])
    expect((await stream.take(8))[7]?.data.documentId).toBe('after')
    stream.close()
  })

  test.each([path, '/v1/data/live/events/production'])(
    '%s is refused in a WebSocket handshake',
    async (each) => {
      expect(await statusOf(request(`GET ${each}`, ...upgradeHeaders))).toBe(400)
      for (let n = 0; n < 6; n += 1)
        lake.context.store.commit([
          {create: {_id: `upgraded${each.length}-${n}`, _type: 'large', text: large}},
        ])
      await expectAlive()
    },
  )

  test('that does not read is disconnected', async () => {
    const socket = await send(request(`GET ${path}`))
    await once(socket, 'data')
    socket.pause()
    for (let n = 0; n < 20; n += 1) {
      lake.context.store.commit([{create: {_id: `unread-${n}`, _type: 'large', text: large}}])
      await new Promise((resolve) => setImmediate(resolve))
    }
    socket.resume()
    await once(socket, 'close')
    await expectAlive()
  })
})
