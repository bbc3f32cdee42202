import {createServer} from 'node:http'
import type {EffectRequest} from '@upline/domain/content/publish-effect.ts'
import {createEffectHandler} from '@upline/prerender/effect/effect-handler.ts'
import {listen} from '@upline/testing/listen.ts'
import {afterAll, expect, test} from 'vitest'

const studio = 'http://localhost:3333'
const asked: EffectRequest[] = []
const handle = createEffectHandler(studio, async (request) => {
  asked.push(request)
  if (request.mutations.length > 1) throw new Error('The document was not found')
  return {groups: [], uncompared: 0, milliseconds: 1}
})
const server = await listen(createServer((request, response) => void handle(request, response)))
afterAll(server.stop)

const ask = (body: unknown, headers: Record<string, string> = {origin: studio}) =>
  fetch(`${server.origin}/_effect`, {method: 'POST', headers, body: JSON.stringify(body)})

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
