import {createClient, type SanityClient} from '@sanity/client'
import type {RoleName} from '@upline/lake/access/roles.ts'
import {startLake} from '@upline/lake/start-lake.ts'
import {afterAll, expect, test} from 'vitest'

const clients = new Map<RoleName | undefined, SanityClient>()

const clientOf = (token?: string) =>
  createClient({
    ...lake.client,
    apiVersion: '2025-02-19',
    perspective: 'raw',
    maxRetries: 0,
    ...(token && {token}),
  })
/** Returns a client with a token of the role, or without a token. */
function as(role?: RoleName): SanityClient {
  const client = clients.get(role) ?? clientOf(role && lake.createToken(role))
  clients.set(role, client)
  return client
}
const roles: RoleName[] = ['administrator', 'developer', 'editor', 'contributor', 'viewer', 'deploy-studio']

const lake = await startLake({
  auth: true,
  seed: [
    {_id: 'open', _type: 'page', title: 'Open', ref: {_type: 'reference', _ref: 'secret.key', _weak: true}},
    {_id: 'drafts.open', _type: 'page', title: 'Draft'},
    {_id: 'versions.rSummer.open', _type: 'page', title: 'Summer'},
    {_id: 'secret.key', _type: 'page', title: 'Secret'},
  ],
})
afterAll(() => lake.stop())

const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (error: {statusCode?: number}) => error.statusCode,
  )

test.each([undefined, 'deploy-studio'] as const)('%s reads what is public and nothing else', async (role) => {
  const client = as(role)
  expect(await client.fetch('*[]._id')).toEqual(['open'])
  expect(await client.withConfig({perspective: 'published'}).fetch('*[]{_id, "to": ref->title}')).toEqual([
    {_id: 'open', to: null},
  ])
  expect(await client.getDocuments(['open', 'drafts.open', 'secret.key', 'gone'])).toMatchObject([
    {_id: 'open'},
    null,
    null,
    null,
  ])
  const {omitted} = await client.request({url: '/data/doc/production/secret.key,gone'})
  expect(omitted).toEqual([
    {id: 'secret.key', reason: 'permission'},
    {id: 'gone', reason: 'existence'},
  ])
  const refused = role ? 403 : 401
  for (const perspective of ['drafts', ['rSummer', 'drafts']] as const)
    expect(await status(client.fetch('*', {}, {perspective: perspective as 'drafts'}))).toBe(refused)
  for (const url of [
    '/data/history/production/transactions/open',
    '/data/export/production',
    '/projects/local',
  ])
    expect(await status(client.request({url})), url).toBe(refused)
})

test.each(['viewer', 'contributor', 'editor', 'developer', 'administrator'] as const)(
  '%s reads drafts, versions and what lies below a path',
  async (role) => {
    expect(await as(role).fetch('count(*)')).toBe(4)
    expect(await as(role).fetch('*[_id == "open"][0].title', {}, {perspective: 'drafts'})).toBe('Draft')
    expect(await status(as(role).request({url: '/data/export/production'}))).toBe(200)
  },
)

test('a listener without the right to read gets what is public', async () => {
  const seen = async (client: SanityClient) => {
    const ids: string[] = []
    const subscription = client
      .listen('*', {}, {includeAllVersions: true, events: ['welcome', 'mutation']})
      .subscribe((event) => ids.push('documentId' in event ? event.documentId : event.type))
    await expect.poll(() => ids).toContain('welcome')
    return {ids, stop: () => subscription.unsubscribe()}
  }
  const [open, all] = [await seen(as()), await seen(as('viewer'))]
  for (const _id of ['drafts.heard', 'secret.heard', 'heard']) await as('editor').create({_id, _type: 'page'})
  await expect.poll(() => all.ids).toEqual(['welcome', 'drafts.heard', 'secret.heard', 'heard'])
  await expect.poll(() => open.ids).toEqual(['welcome', 'heard'])
  for (const {stop} of [open, all]) stop()
  await as('editor').delete({query: '*[_id match "*heard"]'})
})

test('the filter of a listener without the right to read sees no draft', async () => {
  const params = {draft: {_ref: 'drafts.open'}}
  const heard = async (client: SanityClient) => {
    const events: string[] = []
    const subscription = client
      .listen('*[_id == "open" && $draft->title match "Dra*"]', params, {events: ['welcome', 'mutation']})
      .subscribe(({type}) => events.push(type))
    await expect.poll(() => events).toEqual(['welcome'])
    return {events, stop: () => subscription.unsubscribe()}
  }
  const [open, all] = [await heard(as()), await heard(as('viewer'))]
  await as('editor').patch('open').set({n: 1}).commit()
  await expect.poll(() => all.events).toEqual(['welcome', 'mutation'])
  expect(open.events).toEqual(['welcome'])
  for (const {stop} of [open, all]) stop()
})

test('a token that only reads stores no settings, and ends no session', async () => {
  const settings = [{key: 'studio.sort', value: 'title'}]
  const store = (role?: RoleName) =>
    status(as(role).request({method: 'PUT', url: '/users/me/keyvalue', body: settings}))
  expect([await store(), await store('viewer'), await store('contributor')]).toEqual([401, 403, 200])
  expect(await status(as().request({method: 'POST', url: '/auth/logout'}))).toBe(401)
})

test('each role writes what it has the right to', async () => {
  const outcomes = await Promise.all(
    [undefined, ...roles].map(async (role) => [
      role ?? 'nobody',
      await status(as(role).create({_id: 'new', _type: 'page'}, {dryRun: true})),
      await status(as(role).create({_id: 'drafts.new', _type: 'page'}, {dryRun: true})),
      await status(as(role).assets.upload('file', Buffer.from('text'))),
      await status(
        as(role).action(
          {actionType: 'sanity.action.document.publish', publishedId: 'open', draftId: 'drafts.open'},
          {dryRun: true},
        ),
      ),
    ]),
  )
  expect(outcomes).toEqual([
    ['nobody', 403, 403, 401, 401],
    ['administrator', 200, 200, 200, 200],
    ['developer', 200, 200, 200, 200],
    ['editor', 200, 200, 200, 200],
    ['contributor', 403, 200, 200, 403],
    ['viewer', 403, 403, 403, 403],
    ['deploy-studio', 403, 403, 403, 403],
  ])
})

test('a refused mutation names the missing permission as hosted Sanity does, and stores nothing', async () => {
  await expect(
    as('viewer')
      .transaction()
      .createOrReplace({_id: 'open', _type: 'page'})
      .patch('open', {set: {a: 1}})
      .commit(),
  ).rejects.toMatchObject({
    statusCode: 403,
    message: expect.stringContaining('Insufficient permissions; permission "create" required'),
    details: {
      type: 'mutationError',
      items: [
        {index: 0, error: {type: 'insufficientPermissionsError', permission: 'create'}},
        {index: 1, error: {type: 'insufficientPermissionsError', permission: 'update'}},
      ],
    },
  })
  await expect(as('contributor').patch('open').set({a: 1}).commit()).rejects.toThrow(
    /permission "update" required/,
  )
  expect(await as().fetch('*[_id == "open"][0]')).toMatchObject({title: 'Open'})
})

test('an unknown token is refused, also for public content', async () => {
  await expect(clientOf('skNone').fetch('*')).rejects.toMatchObject({
    statusCode: 401,
    response: {body: {error: 'Unauthorized', message: 'Session not found', errorCode: 'SIO-401-ANF'}},
  })
})

test('users/me, roles and grants say the same', async () => {
  const me = (role?: RoleName) => as(role).request({url: '/users/me'})
  expect(await me()).toEqual({})
  const editor = await me('editor')
  expect(editor).toMatchObject({name: 'editor', role: 'editor', roles: [{name: 'editor', title: 'Editor'}]})
  const {_id, _rev} = await as('editor').create({_type: 'page'})
  const history = await as('editor').request({
    url: `/data/history/production/transactions/${_id}`,
    query: {excludeContent: 'true'},
  })
  expect(history.author ?? JSON.parse(history).author).toBe(editor.id)
  expect(_rev).toBeTruthy()
  await as('editor').delete(_id)
  const grants = (role: RoleName) => as(role).request({url: '/projects/local/datasets/production/acl'})
  expect(await grants('viewer')).toEqual([{filter: '_id in path("**")', permissions: ['read', 'history']}])
  expect(await grants('contributor')).toMatchObject([{}, {filter: '_id in path("drafts.**")'}])
  expect((await grants('editor'))[0].permissions).toContain('update')
})

test('datasets are managed by who manages the project', async () => {
  for (const role of [undefined, 'editor'] as const) {
    expect(await status(as(role).datasets.create('extra'))).toBe(role ? 403 : 401)
  }
  await as('developer').datasets.create('extra')
  await as('developer').datasets.delete('extra')
})

test('a private dataset shows nothing without a token: queries, documents, listeners and files', async () => {
  await using own = await startLake({auth: true, aclMode: 'private', seed: [{_id: 'open', _type: 'page'}]})
  const visitor = createClient({...own.client, apiVersion: '2025-02-19', maxRetries: 0})
  const editor = visitor.withConfig({token: own.createToken('administrator')})
  const heard: string[] = []
  const listen = (client: SanityClient, name: string) =>
    client
      .listen('*', {}, {events: ['welcome', 'mutation']})
      .subscribe(({type}) => heard.push(`${name} ${type}`))
  const streams = [listen(visitor, 'visitor'), listen(editor, 'editor')]
  await expect.poll(() => heard).toHaveLength(2)
  const asset = await editor.assets.upload('file', Buffer.from('a'), {filename: 'a.txt'})
  await expect.poll(() => heard).toContain('editor mutation')
  expect(heard).not.toContain('visitor mutation')
  for (const stream of streams) stream.unsubscribe()
  expect([await visitor.fetch('*[]._id'), await visitor.getDocument('open')]).toEqual([[], undefined])
  expect(await editor.fetch('count(*)')).toBe(2)
  expect((await fetch(asset.url)).status).toBe(401)
  expect((await fetch(asset.url, {headers: {authorization: `Bearer ${editor.config().token}`}})).status).toBe(
    200,
  )
  expect(await editor.datasets.list()).toMatchObject([{name: 'production', aclMode: 'private'}])
  await editor.datasets.edit('production', {aclMode: 'public'})
  expect(await visitor.fetch('*[_type == "page"]._id')).toEqual(['open'])
})
