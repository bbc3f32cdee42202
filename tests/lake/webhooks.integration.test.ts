import {once} from 'node:events'
import {createServer, type IncomingHttpHeaders} from 'node:http'
import type {AddressInfo} from 'node:net'
import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {startLake} from '@upline/lake/start-lake.ts'
import {longestQueue} from '@upline/lake/webhooks/webhooks.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, afterEach, beforeEach, expect, test, vi} from 'vitest'

interface Delivery {
  method: string | undefined
  headers: IncomingHttpHeaders
  text: string
}

let deliveries: Delivery[] = []
let statuses: number[] = []
let answer = 'taken'

const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  deliveries.push({
    method: request.method,
    headers: request.headers,
    text: Buffer.concat(chunks).toString('utf8'),
  })
  response.writeHead(statuses.shift() ?? 200).end(answer)
})
await once(receiver.listen(0, '127.0.0.1'), 'listening')
const url = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`
const lake = await startLake({datasets: [{projectId: 'local', dataset: 'staging'}]})
const client = clientOf(lake.url)
afterAll(async () => {
  await lake.stop()
  receiver.close()
})
beforeEach(() => {
  deliveries = []
  statuses = []
  answer = 'taken'
})
afterEach(async () => {
  for (const {id} of await call('GET', '/hooks')) await call('DELETE', `/hooks/projects/local/${id}`)
  await client.delete({query: '*'})
})

const call = (method: string, path: string, body?: object) => client.request({method, url: path, body})
const hook = (fields: object = {}) =>
  call('POST', '/hooks/projects/local', {
    type: 'document',
    name: 'Hook',
    url,
    dataset: 'production',
    rule: {on: ['create', 'update', 'delete']},
    ...fields,
  })
const sent = async (count: number) => {
  await vi.waitFor(() => expect(deliveries).toHaveLength(count), {timeout: 5000, interval: 5})
  return deliveries
}
const bodies = async (count: number) => (await sent(count)).map(({text}) => JSON.parse(text))

test('sends the document after each change, with the headers of hosted Sanity', async () => {
  const {id} = await hook({headers: {authorization: 'Bearer me'}})
  const created = await client.create({_id: 'a', _type: 'post', title: 'Hello'})
  await client.patch('a').set({title: 'Again'}).commit()
  const {transactionId} = await client.delete('a')
  const [first, , last] = await sent(3)
  expect(JSON.parse(first?.text ?? '')).toEqual(created)
  expect(await bodies(3)).toMatchObject([{title: 'Hello'}, {title: 'Again'}, {title: 'Again'}])
  expect(deliveries.map(({headers}) => headers['sanity-operation'])).toEqual(['create', 'update', 'delete'])
  expect(last).toMatchObject({
    method: 'POST',
    headers: {
      authorization: 'Bearer me',
      'content-type': 'application/json',
      'user-agent': 'Sanity.io webhook delivery',
      'sanity-webhook-id': id,
      'sanity-transaction-id': transactionId,
      'sanity-transaction-time': expect.stringMatching(/^\d{4}-.*Z$/),
      'sanity-project-id': 'local',
      'sanity-dataset': 'production',
      'sanity-document-id': 'a',
    },
  })
  const keys = deliveries.map(({headers}) => headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
})

test('signs what it sends, as @sanity/webhook verifies it', async () => {
  const secret = 'between us'
  await hook({secret, projection: undefined, rule: {on: ['create'], projection: '{title}'}})
  await client.create({_type: 'post', title: 'Ærlig – “sagt”'})
  const [delivery] = await sent(1)
  const signature = String(delivery?.headers[SIGNATURE_HEADER_NAME])
  expect(await isValidSignature(delivery?.text ?? '', signature, secret)).toBe(true)
  expect(await isValidSignature(`${delivery?.text} `, signature, secret)).toBe(false)
  expect(await isValidSignature(delivery?.text ?? '', signature, 'another')).toBe(false)
})

test('filter and projection see the document before and after', async () => {
  await client.create({_id: 'ann', _type: 'person', name: 'Ann'})
  await hook({
    rule: {
      on: ['create', 'update', 'delete'],
      filter: '_type == "post" && (delta::changedAny(title) || delta::operation() == "delete")',
      projection:
        '{"is": after().title, "was": before().title, "operation": delta::operation(), "by": author->name, "dataset": sanity::dataset(), ' +
        '"onlyTitle": delta::changedOnly((title, _rev, _updatedAt))}',
    },
  })
  await client.create({_id: 'a', _type: 'post', title: 'One', author: {_type: 'reference', _ref: 'ann'}})
  await client.patch('a').set({note: 'not about the title'}).commit()
  await client.create({_type: 'page', title: 'One'})
  await client.patch('a').set({title: 'Two'}).commit()
  await client.patch('a').set({title: 'Three', note: 'both'}).commit()
  await client.delete('a')
  expect(await bodies(4)).toEqual([
    expect.objectContaining({is: 'One', was: null, operation: 'create', by: 'Ann', dataset: 'production'}),
    expect.objectContaining({is: 'Two', was: 'One', operation: 'update', onlyTitle: true}),
    expect.objectContaining({is: 'Three', was: 'Two', onlyTitle: false}),
    expect.objectContaining({is: null, was: 'Three', operation: 'delete', by: 'Ann'}),
  ])
})

test('drafts, versions, other datasets and kinds of changes are sent if the webhook includes them', async () => {
  await hook({name: 'Default', rule: {on: ['create'], projection: '{"hook": "default", _id}'}})
  await hook({
    name: 'Drafts',
    includeDrafts: true,
    rule: {on: ['create'], projection: '{"hook": "drafts", _id}'},
  })
  await hook({
    name: 'All',
    dataset: '*',
    includeAllVersions: true,
    httpMethod: 'GET',
    rule: {on: ['create'], projection: '{"hook": "all", _id}'},
  })
  for (const _id of ['a', 'drafts.a', 'versions.rSummer1.a']) await client.create({_id, _type: 'post'})
  await client.patch('a').set({n: 1}).commit()
  const staging = client.withConfig({dataset: 'staging'})
  await staging.create({_id: 's', _type: 'post'})
  await staging.delete('s')
  const got = (await bodies(7)).map(({hook: name, _id}) => `${name} ${_id}`)
  expect(got.sort()).toEqual(
    [
      'default a',
      'drafts a',
      'drafts drafts.a',
      'all a',
      'all drafts.a',
      'all s',
      'all versions.rSummer1.a',
    ].sort(),
  )
  // As hosted: the body goes with every method.
  expect(deliveries.filter(({method}) => method === 'GET')).toHaveLength(4)
})

test('is sent again with the same key while the receiver fails, and not after it refuses', async () => {
  const {id} = await hook()
  statuses = [500, 429, 200]
  await client.create({_id: 'a', _type: 'post'})
  await sent(3)
  expect(new Set(deliveries.map(({headers}) => headers['idempotency-key'])).size).toBe(1)
  statuses = [400]
  await client.delete('a')
  await sent(4)
  await vi.waitFor(async () =>
    expect(await call('GET', `/hooks/${id}/messages`)).toMatchObject([
      {status: 'failure', resultCode: 400, failureCount: 1, dataset: 'production', hookId: id},
      {status: 'success', resultCode: 200, failureCount: 2},
    ]),
  )
  const attempts = await call('GET', `/hooks/projects/local/${id}/attempts`)
  expect(attempts.map(({resultCode}: {resultCode: number}) => resultCode)).toEqual([400, 200, 429, 500])
  expect(attempts[1]).toMatchObject({isFailure: false, inProgress: false, resultBody: 'taken', hookId: id})
  expect(await call('GET', `/hooks/attempts/${attempts[0].id}`)).toEqual(attempts[0])
  expect(deliveries).toHaveLength(4)
})

test('a queue has a limit, beyond which a message is dropped and reported', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  // Nothing listens there.
  const {id} = await hook({url: 'http://localhost:1/', rule: {on: ['create'], projection: '_id'}})
  const creations = Array.from({length: longestQueue + 1}, (_, n) => ({
    create: {_id: `m${n}`, _type: 'post'},
  }))
  await client.mutate(creations)
  await vi.waitFor(async () => {
    const [last, before] = await call('GET', `/hooks/${id}/messages`)
    expect(last).toMatchObject({status: 'failure', payload: `"m${longestQueue}"`})
    expect(before).toMatchObject({status: 'queued'})
  }, 30_000)
  expect(said.mock.calls.join()).toContain('one is left out')
})

test('an attempt stores at most 10,000 characters of the receiver’s answer', async () => {
  const {id} = await hook()
  answer = 'x'.repeat(12_000)
  await client.create({_type: 'post'})
  await sent(1)
  const attempts = () => call('GET', `/hooks/projects/local/${id}/attempts`)
  await vi.waitFor(async () =>
    expect(await attempts()).toMatchObject([{resultBody: answer.slice(0, 10_000)}]),
  )
})

test('what is queued is sent after a restart', async () => {
  const data = temporaryFolder()
  const before = await startLake({data})
  const own = clientOf(before.url)
  statuses = [503]
  await own.request({
    method: 'POST',
    url: '/hooks',
    body: {name: 'Hook', url, dataset: 'production', rule: {on: ['create'], projection: '_id'}},
  })
  await own.create({_id: 'kept', _type: 'post'})
  await sent(1)
  await before.stop()
  await using _after = await startLake({data})
  expect(await bodies(2)).toEqual(['kept', 'kept'])
})

test('is edited, disabled and deleted', async () => {
  const created = await hook()
  const path = `/hooks/projects/local/${created.id}`
  expect(await call('GET', path)).toEqual(created)
  const edited = await call('PATCH', path, {rule: {on: ['create'], projection: '{"edited": true}'}})
  expect(edited).toMatchObject({id: created.id, name: 'Hook', createdAt: created.createdAt})
  await client.create({_type: 'post'})
  expect(await bodies(1)).toEqual([{edited: true}])
  await call('PATCH', path, {isDisabledByUser: true})
  await client.create({_type: 'post'})
  await call('PATCH', path, {isDisabledByUser: false, name: 'Back'})
  await client.create({_type: 'post'})
  await sent(2)
  await call('DELETE', path)
  await client.create({_type: 'post'})
  await expect(call('GET', path)).rejects.toMatchObject({statusCode: 404})
  expect(await call('GET', '/hooks')).toEqual([])
  expect(deliveries).toHaveLength(2)
})

test.each([
  [{url: 'https://example.com/hook'}, /to this machine only/],
  [{url: 'http://127.0.0.1.example.com/'}, /to this machine only/],
  [{url: 'ftp://localhost/'}, /http or https/],
  [{name: ''}, /needs a "name"/],
  [{rule: {on: []}}, /"on" lists some of create, update, delete/],
  [{rule: {on: ['publish']}}, /"on" lists some of/],
  [{rule: {on: ['create'], filter: '_type =='}}, /filter of the webhook cannot be used/],
  [{rule: {on: ['create'], filter: 'count(*) > 1'}}, /no place in a webhook/],
  [{rule: {on: ['create'], filter: '_type == $type'}}, /no parameters/],
  [{rule: {on: ['create'], projection: '{"near": geo::latLng(1, 2)}'}}, /projection of the webhook/],
  [{httpMethod: 'HEAD'}, /takes POST, PUT/],
  [{headers: {'no name': 'x'}}, /"headers" must be/],
  [{headers: {'Transfer-Encoding': 'chunked'}}, /"headers" cannot set "Transfer-Encoding"/],
  [{apiVersion: '2021'}, /"apiVersion"/],
  [{type: 'transaction'}, /no transaction webhooks/],
])('%j is refused', async (fields, message) => {
  await expect(hook(fields)).rejects.toMatchObject({statusCode: 400, message: expect.stringMatching(message)})
})

test('a dataset, project or webhook that is not there is 404', async () => {
  await expect(hook({dataset: 'nowhere'})).rejects.toMatchObject({statusCode: 404})
  await expect(call('GET', '/hooks/projects/nobody')).rejects.toMatchObject({statusCode: 404})
  await expect(call('PATCH', '/hooks/nothing', {})).rejects.toMatchObject({statusCode: 404})
})
