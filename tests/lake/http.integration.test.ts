import {once} from 'node:events'
import {type IncomingMessage, request} from 'node:http'
import {startLake} from '@upline/testing/lake.ts'
import {afterAll, describe, expect, test, vi} from 'vitest'

const lake = await startLake()
afterAll(() => lake.stop())

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  text: string
}

/** A request with any Host and Origin, which fetch does not let one set. */
async function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<Answer> {
  const {port} = new URL(lake.origin)
  const length = body === '' ? {} : {'content-length': String(Buffer.byteLength(body))}
  const outgoing = request({host: '127.0.0.1', port, method, path, headers: {...length, ...headers}})
  outgoing.end(body)
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return {status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString()}
}

const query = '/v2025-02-19/data/query/production?query=count(*)'
const mutate = '/v2025-02-19/data/mutate/production'
const creation = JSON.stringify({mutations: [{create: {_type: 'page'}}]})

describe('a request of another site, as the browser calls it,', () => {
  const crossSite = {host: 'localhost', 'sec-fetch-site': 'cross-site'}
  test.each([query, '/v1/data/listen/production?query=*', '/v1/users/me', '/'])(
    'may not read %s',
    async (path) => {
      for (const method of ['GET', 'HEAD']) {
        expect(await send(method, path, crossSite)).toMatchObject({status: 403})
        expect(
          await send(method, path, {...crossSite, origin: 'https://evil.example', 'sec-fetch-mode': 'cors'}),
        ).toMatchObject({status: 403})
      }
    },
  )

  test('may show an asset, and link to the dashboard only', async () => {
    const asset = await send('GET', '/images/local/production/none-1x1.png', crossSite)
    expect(asset.text).toContain('There is no asset')
    const navigation = {...crossSite, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document'}
    // The lake alone has no dashboard.
    expect(await send('GET', '/', navigation)).toMatchObject({status: 404})
    expect(await send('GET', query, navigation)).toMatchObject({status: 403})
    expect(await send('GET', '/', {...navigation, 'sec-fetch-dest': 'iframe'})).toMatchObject({status: 403})
  })

  test('is one of this machine where the origin is: localhost and 127.0.0.1 are two sites', async () => {
    const origin = 'http://127.0.0.1:5173'
    expect(await send('GET', query, {...crossSite, origin})).toMatchObject({status: 200})
    for (const site of ['same-origin', 'same-site', 'none']) {
      expect(await send('GET', query, {...crossSite, 'sec-fetch-site': site})).toMatchObject({status: 200})
    }
  })
})

test('an idle connection is kept for a client that is held up', async () => {
  const {headers} = await send('GET', query, {})
  expect(headers['keep-alive']).toMatch(/^timeout=60\b/)
})

describe('the host asked for', () => {
  test.each([
    'localhost',
    'localhost:3900',
    's12-ab.localhost:3900',
    '127.0.0.1:1',
    '[::1]:3900',
    'LOCALHOST',
  ])('%s is this machine', async (host) => {
    expect(await send('GET', query, {host})).toMatchObject({status: 200})
  })

  test.each([
    'evil.example',
    'localhost.evil.example',
    'evillocalhost',
    '192.168.1.2:3900',
    '127.0.0.1.nip.io',
  ])('%s is refused', async (host) => {
    expect(await send('GET', query, {host})).toMatchObject({
      status: 403,
      text: expect.stringContaining('localhost'),
    })
  })
})

describe('the page that asks', () => {
  const host = 'localhost'

  test.each(['http://localhost:3333', 'http://127.0.0.1:5173', 'http://a.localhost', 'https://localhost'])(
    '%s may read and write',
    async (origin) => {
      const {headers} = await send('GET', query, {host, origin})
      expect(headers['access-control-allow-origin']).toBe(origin)
      expect(headers['access-control-allow-credentials']).toBe('true')
      expect(await send('POST', mutate, {host, origin}, creation)).toMatchObject({status: 200})
    },
  )

  test.each(['https://evil.example', 'http://localhost.evil.example', 'null', 'file://'])(
    '%s may neither',
    async (origin) => {
      const {headers} = await send('GET', query, {host, origin})
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      const before = lake.context.store.size
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        expect(await send(method, mutate, {host, origin}, creation)).toMatchObject({status: 403})
      }
      expect(lake.context.store.size).toBe(before)
    },
  )

  test('a foreign one may open no websocket', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const path = '/v2022-06-30/socket/production'
    expect(await send('GET', path, {host, origin: 'https://evil.example', ...upgrade})).toMatchObject({
      status: 403,
    })
    expect(await send('GET', path, {host: 'evil.example', ...upgrade})).toMatchObject({status: 403})
  })

  test('a preflight is answered with the headers it requests', async () => {
    const {status, headers} = await send('OPTIONS', mutate, {
      host,
      origin: 'http://localhost:3333',
      'access-control-request-headers': 'authorization,x-any',
    })
    expect(status).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-headers': 'authorization,x-any',
      'access-control-allow-methods': expect.stringContaining('PUT'),
    })
  })
})

test('what does not exist is named, without its parameters', async () => {
  const {status, text} = await send('GET', '/nowhere?email=a@b.c', {host: 'localhost'})
  expect(status).toBe(404)
  expect(text).toContain('/nowhere')
  expect(text).not.toContain('a@b.c')
})

test('a body that is too large or no JSON is refused', async () => {
  const host = 'localhost'
  const large = await send('POST', mutate, {host, 'content-length': String(33 * 1024 * 1024)})
  expect(large.status).toBe(413)
  expect(await send('POST', mutate, {host}, '{"mutations":')).toMatchObject({status: 400})
})

test('a failure is logged to the terminal, even after the body of the request was read', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = vi.spyOn(lake.context.store, 'runInSlices').mockRejectedValue(new Error('broken'))
  expect(await send('POST', `${mutate}?tag=secret`, {host: 'localhost'}, creation)).toMatchObject({
    status: 500,
  })
  failing.mockRestore()
  expect(log.mock.calls).toEqual([[`POST ${mutate} failed:`, new Error('broken')]])
  log.mockRestore()
})

test('HEAD answers like GET, without a body', async () => {
  const {status, headers, text} = await send('HEAD', query, {host: 'localhost'})
  expect([status, headers['content-type'], text]).toEqual([200, 'application/json; charset=utf-8', ''])
})

test('a silent stream is kept alive', async () => {
  vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']})
  try {
    const controller = new AbortController()
    const url = `${lake.origin}/v1/data/listen/production?query=*`
    const {body} = await fetch(url, {signal: controller.signal})
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    const readUntil = async (end: string) => {
      while (!text.endsWith(end)) text += (await reader?.read())?.value ?? ''
    }
    await readUntil('}\n\n')
    vi.advanceTimersByTime(15_000)
    await readUntil('}\n\n:\n\n')
    controller.abort()
  } finally {
    vi.useRealTimers()
  }
})

test('large answers are compressed where the client takes it; small ones, exports and streams of events are not', async () => {
  await lake.client.create({_id: 'large', _type: 'page', text: 'x'.repeat(200_000)})
  const encodingOf = async (path: string, encodings: string) => {
    const response = await lake.get(path, {'accept-encoding': encodings})
    if (path.includes('listen')) await response.body?.cancel()
    else expect(await response.text()).not.toBe('')
    return response.headers.get('content-encoding')
  }
  expect(await encodingOf('/data/query/production?query=*', 'gzip, br')).toBe('gzip')
  expect(await encodingOf('/data/query/production?query=*', 'identity')).toBeNull()
  for (const path of ['query/production?query=count(*)', 'export/production', 'listen/production?query=*'])
    expect(await encodingOf(`/data/${path}`, 'gzip')).toBeNull()
})
