import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {type RunningLake, startLake} from './support/start-lake.ts'

let lake: RunningLake
beforeAll(async () => {
  lake = await startLake()
  await lake.client.create({_id: 'a', _type: 'page'})
  await lake.client.create({_id: 'b', _type: 'list', item: {_type: 'reference', _ref: 'a'}})
})
afterAll(() => lake.stop())

const json = async (path: string) => (await lake.get(path)).json()

test.each([
  ['/users/me', {id: 'local-user', roles: [{name: 'administrator'}]}],
  ['/users/local-user', {id: 'local-user'}],
  ['/users/a,b', [{id: 'a'}, {id: 'b'}]],
  ['/projects/local', {id: 'local', members: [{id: 'local-user', isCurrentUser: true}]}],
  ['/projects/local/grants', {'sanity.project': expect.any(Array)}],
  ['/projects/local/datasets', [{name: 'production'}]],
  ['/projects/local/datasets/production/acl', [{filter: '_id in path("**")'}]],
  ['/projects/local/user-applications', []],
  ['/features', []],
  ['/journey/announcements', null],
  ['/ping', {pong: true}],
  ['/intake/telemetry-status', {status: 'denied'}],
  ['/check/cors', {result: {allowed: true, withCredentials: true}}],
  [
    '/data/doc/production/a,nobody',
    {documents: [{_id: 'a'}], omitted: [{id: 'nobody', reason: 'existence'}]},
  ],
  ['/data/references/production/documents/a/to', {totalCount: 0, references: []}],
])('%s', async (path, answer) => {
  const received = await json(path)
  if (answer === null) expect(received).toBeNull()
  else expect(received).toMatchObject(answer)
})

test('a Studio that asks is a registered one', async () => {
  const origin = 'http://localhost:3333'
  const response = await lake.get('/projects/local/user-applications', {origin})
  const [studio, ...others] = (await response.json()) as {urlType: string; appHost: string}[]
  expect(others).toEqual([])
  expect(studio).toMatchObject({projectId: 'local', urlType: 'external'})
  expect(new URL(studio?.appHost ?? '').origin).toBe(origin)
  expect(studio?.appHost.startsWith(origin)).toBe(false)
})

describe("a user's settings", () => {
  test('are kept by key', async () => {
    const pairs = [
      {key: 'studio.list', value: {sort: 'title'}},
      {key: 'studio.none', value: null},
    ]
    const response = await fetch(`${lake.origin}/v2024-03-12/users/me/keyvalue`, {
      method: 'PUT',
      body: JSON.stringify(pairs),
    })
    expect(response.status).toBe(200)
    expect(await json('/users/me/keyvalue/studio.list,studio.unknown')).toEqual([
      pairs[0],
      {key: 'studio.unknown', value: null},
    ])
  })

  test('must be pairs', async () => {
    const response = await fetch(`${lake.origin}/v1/users/me/keyvalue`, {method: 'PUT', body: '{"key": "a"}'})
    expect(response.status).toBe(400)
  })
})

describe('presence', () => {
  interface Message {
    id?: string
    result?: unknown
    params?: {result: object}
  }

  async function connect(): Promise<{
    call(method: string, params?: object): Promise<unknown>
    heard: object[]
    close(): void
  }> {
    const socket = new WebSocket(`${lake.origin.replace('http', 'ws')}/v2022-06-30/socket/production`)
    await new Promise((resolve) => socket.addEventListener('open', resolve, {once: true}))
    const heard: object[] = []
    const waiting = new Map<string, (result: unknown) => void>()
    socket.addEventListener('message', ({data}) => {
      const {id, result, params}: Message = JSON.parse(data)
      if (params) heard.push(params.result)
      else waiting.get(id ?? '')?.(result)
    })
    return {
      heard,
      call: (method, params = {}) =>
        new Promise((resolve) => {
          const id = crypto.randomUUID()
          waiting.set(id, resolve)
          socket.send(JSON.stringify({jsonrpc: '2.0', id, method, params}))
        }),
      close: () => socket.close(),
    }
  }

  test('what one session says reaches the others', async () => {
    const [ann, bob] = [await connect(), await connect()]
    await ann.call('presence_subscribe')
    await bob.call('presence_subscribe')
    await bob.call('presence_rollcall', {session: 'bob'})
    await ann.call('presence_announce', {data: {sessionId: 'ann', locations: [{path: ['title']}]}})
    await ann.call('presence_disconnect', {session: 'ann'})
    // Each answer comes after the messages sent before it.
    await bob.call('ping')
    expect(ann.heard).toMatchObject([{type: 'rollCall', i: 'local-user', session: 'bob'}])
    expect(bob.heard).toMatchObject([
      {type: 'state', i: 'local-user', m: {sessionId: 'ann', locations: [{path: ['title']}]}},
      {type: 'disconnect', m: {session: 'ann'}},
    ])
    ann.close()
    bob.close()
  })
})
