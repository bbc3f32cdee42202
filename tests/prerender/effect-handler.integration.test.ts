import {once} from 'node:events'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import type {EffectRequest} from '@upline/domain/content/publish-effect.ts'
import {createEffectHandler} from '@upline/prerender/effect/effect-handler.ts'
import {afterAll, beforeAll, expect, test} from 'vitest'

const studio = 'http://localhost:3333'
const asked: EffectRequest[] = []
let server: Server
let address = ''

beforeAll(async () => {
  const handle = createEffectHandler(studio, async (request) => {
    asked.push(request)
    if (request.mutations.length > 1) throw new Error('The document was not found')
    return {groups: [], uncompared: 0, milliseconds: 1}
  })
  server = createServer((request, response) => void handle(request, response)).listen(0)
  await once(server, 'listening')
  address = `http://localhost:${(server.address() as AddressInfo).port}/_effect`
})
afterAll(() => server.close())

const ask = (body: unknown, headers: Record<string, string> = {origin: studio}) =>
  fetch(address, {method: 'POST', headers, body: JSON.stringify(body)})

test('answers the Studio, with the reason if the mutations cannot be applied', async () => {
  const answer = await ask({mutations: [], date: '2027-01-01'})
  expect(answer.headers.get('access-control-allow-origin')).toBe(studio)
  expect(await answer.json()).toEqual({groups: [], uncompared: 0, milliseconds: 1})
  expect(asked).toEqual([{mutations: [], date: '2027-01-01'}])
  const refused = await ask({mutations: [{}, {}]})
  expect([refused.status, await refused.json()]).toEqual([422, {error: 'The document was not found'}])
})

test.each([
  ['another page', {mutations: []}, {origin: 'http://evil.example'}, 403],
  ['a request without a page', {mutations: []}, {}, 403],
  ['no mutations', {}, {origin: studio}, 400],
  ['no object', null, {origin: studio}, 400],
  ['no date', {mutations: [], date: 'soon'}, {origin: studio}, 400],
])('refuses %s', async (_what, body, headers, status) => {
  expect((await ask(body, headers as Record<string, string>)).status).toBe(status)
})
