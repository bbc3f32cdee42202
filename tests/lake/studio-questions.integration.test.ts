import {startLake} from '@upline/testing/lake.ts'
import {afterAll, describe, expect, test} from 'vitest'

const lake = await startLake()
await lake.client.create({_id: 'a', _type: 'page'})
await lake.client.create({_id: 'b', _type: 'list', item: {_type: 'reference', _ref: 'a'}})
afterAll(() => lake.stop())

const json = async (path: string) => (await lake.get(path)).json()

test.each([
  ['/users/me', {id: 'local-user', roles: [{name: 'administrator'}]}],
  ['/users/local-user', {id: 'local-user'}],
  ['/users/a,b', [{id: 'a'}, {id: 'b'}]],
  ['/projects/local', {id: 'local', members: [{id: 'local-user', isCurrentUser: true}]}],
  ['/aliases', []],
  ['/projects/local/grants', {'sanity.project': expect.any(Array)}],
  ['/projects/local/datasets', [{name: 'production'}]],
  ['/projects/local/datasets/production/acl', [{filter: '_id in path("**")'}]],
  ['/projects/local/user-applications', []],
  ['/features', ['contentReleases', 'privateDataset', 'studioComments', 'sanityTasks']],
  ['/journey/announcements', null],
  [
    '/subscriptions/project/local',
    {featureTypes: {retention: {features: [{attributes: {maxRetentionDays: expect.any(Number)}}]}}},
  ],
  [
    '/projects/local/new-content-release-allowed',
    {data: {orgActiveReleaseCount: 0, orgActiveReleaseLimit: null, datasetReleaseLimit: 1000}},
  ],
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

test("the Studio's upload of its schema is complete at once", async () => {
  const url = '/descriptors/claim'
  expect(await lake.client.request({method: 'POST', url, body: {descriptorId: 'a'}})).toMatchObject({
    synchronization: {type: 'complete'},
  })
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

  test.each([
    ['no pairs', {key: 'a'}, 400],
    ['more than 1,000', [...Array(1001).keys()].map((n) => ({key: `k${n}`})), 400],
    ['a thousand beside a stored one', [...Array(1000).keys()].map((n) => ({key: `k${n}`})), 400],
    ['keys and values of more than a mebibyte', [{key: 'a', value: 'x'.repeat(1_048_540)}], 400],
    ['a body of more than a mebibyte', [{key: 'a', value: 'x'.repeat(1_100_000)}], 413],
  ])('are refused if the request has %s', async (_, body, status) => {
    const options = {method: 'PUT', body: JSON.stringify(body)}
    const response = await fetch(`${lake.origin}/v1/users/me/keyvalue`, options)
    expect(response.status).toBe(status)
    expect(await json('/users/me/keyvalue/a,k0,a')).toEqual(['a', 'k0'].map((key) => ({key, value: null})))
  })
})

describe('comments and tasks', () => {
  // As the Studio does it: look for the add-on dataset, make it with the first comment, use it as any other one.
  const addons = () => json('/projects/local/datasets?datasetProfile=comments&addonFor=production')
  const setUp = (dataset: string) => lake.client.request({method: 'POST', url: `/comments/${dataset}/setup`})

  test('are kept in an add-on dataset, which is made once', async () => {
    expect(await addons()).toEqual([])
    const {datasetName} = await setUp('production')
    expect(await setUp('production')).toMatchObject({datasetName})
    expect(await addons()).toMatchObject([
      {name: datasetName, datasetProfile: 'comments', addonFor: 'production'},
    ])
    expect(await json('/projects/local/datasets')).toMatchObject([
      {name: 'production', datasetProfile: 'content', addonFor: null},
      {name: datasetName},
    ])
    const comments = lake.client.withConfig({dataset: datasetName})
    const target = {
      documentType: 'page',
      path: {field: 'title'},
      document: {
        _type: 'crossDatasetReference',
        _ref: 'a',
        _dataset: 'production',
        _projectId: 'local',
        _weak: true,
      },
    }
    const seen: string[] = []
    const subscription = comments
      .listen(
        '*[_type == "comment" && target.document._ref == $id]',
        {id: 'a'},
        {events: ['welcome', 'mutation']},
      )
      .subscribe((event) => seen.push(event.type))
    await expect.poll(() => seen).toEqual(['welcome'])
    await comments.create({_id: 'c1', _type: 'comment', status: 'open', message: [], target})
    await comments.create({_type: 'tasks.task', title: 'Read it again', status: 'open'})
    await comments.patch('c1').set({status: 'resolved'}).commit()
    await expect.poll(() => seen).toEqual(['welcome', 'mutation', 'mutation'])
    subscription.unsubscribe()
    expect(await comments.fetch('*[_type in ["comment", "tasks.task"]].status')).toHaveLength(2)
    expect(await lake.client.fetch('count(*[_type == "comment"])')).toBe(0)
  })

  test('on a dataset that is not there are 404', async () => {
    await expect(setUp('nowhere')).rejects.toMatchObject({statusCode: 404})
  })
})

describe('schemas', () => {
  const url = '/projects/local/datasets/production/schemas'
  const call = (method: string, path: string, body?: object) => lake.client.request({method, url: path, body})

  test('are deployed by workspace and tag, listed and deleted as the command line does', async () => {
    expect(await call('GET', url)).toEqual([])
    const schema = [{name: 'page', type: 'document', fields: [{name: 'title', type: 'string'}]}]
    const deploy = (title: string, tag?: string) =>
      call('PUT', url, {
        schemas: [{schema, version: '1', workspace: {name: 'my studio', title}, ...(tag && {tag})}],
      })
    await deploy('Studio')
    await deploy('Studio again')
    await deploy('Preview', 'next')
    const listed = await call('GET', url)
    expect(listed).toMatchObject([
      {_id: '_.schemas.my_studio', _type: 'system.schema', workspace: {title: 'Studio again'}, version: '1'},
      {_id: '_.schemas.my_studio.next', tag: 'next'},
    ])
    expect(JSON.parse(listed[0].schema)).toEqual(schema)
    expect(await call('GET', `${url}/_.schemas.my_studio.next`)).toEqual([listed[1]])
    expect(await call('DELETE', `${url}/_.schemas.my_studio`)).toEqual({deleted: true})
    expect(await call('DELETE', `${url}/_.schemas.my_studio`)).toEqual({deleted: false})
    expect(await call('GET', url)).toHaveLength(1)
    await call('DELETE', `${url}/_.schemas.my_studio.next`)
  })

  test.each([{}, {schemas: []}, {schemas: [{schema: []}]}, {schemas: [{workspace: {name: 'a'}}]}])(
    '%j is refused',
    async (body) => {
      await expect(call('PUT', url, body)).rejects.toMatchObject({statusCode: 400})
    },
  )
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
    closed: Promise<unknown>
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
      closed: new Promise((resolve) => socket.addEventListener('close', resolve, {once: true})),
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

  test('the 101st session is disconnected', async () => {
    const sessions = await Promise.all(Array.from({length: 101}, connect))
    await Promise.race(sessions.map(({closed}) => closed))
    for (const session of sessions) session.close()
    await Promise.all(sessions.map(({closed}) => closed))
  })

  test('a session has few subscriptions, and sends short messages', async () => {
    const [ann, bob] = [await connect(), await connect()]
    for (let n = 0; n < 20; n += 1) await bob.call('presence_subscribe')
    await ann.call('presence_announce', {data: {sessionId: 'ann'}})
    await bob.call('ping')
    expect(bob.heard).toHaveLength(2)
    void ann.call('presence_announce', {data: 'x'.repeat(20_000)})
    await ann.closed
    bob.close()
  })
})
