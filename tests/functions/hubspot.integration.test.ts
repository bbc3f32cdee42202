import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {encodeSignatureHeader} from '@sanity/webhook'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {freePort} from '@upline/testing/ports.ts'
import {startReceiver} from '@upline/testing/receiver.ts'
import {afterAll, afterEach, expect, test} from 'vitest'

const hubspot = await startReceiver()
const secret = 'a secret of this test'
const port = String(await freePort())
const example = spawn(process.execPath, ['functions/examples/hubspot.mjs'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    HAND_OVER_SECRET: secret,
    HUBSPOT_TOKEN: 'token',
    HUBSPOT_API: new URL(hubspot.url).origin,
    PORT: port,
  },
})
await once(example.stdout, 'data')
afterAll(() => {
  example.kill()
  hubspot.stop()
})
afterEach(() => {
  hubspot.received.splice(0)
  hubspot.answer = hubspot.accept
})

async function send(inquiry: object, signedWith = secret): Promise<number> {
  const body = JSON.stringify(inquiry)
  const signature = await encodeSignatureHeader(body, Date.now(), signedWith)
  const headers = {'sanity-webhook-signature': signature}
  return (await fetch(`http://127.0.0.1:${port}`, {method: 'POST', body, headers})).status
}

const ada = {name: "Ada Mary O'Neil", email: 'ada@example.com', phone: '(214) 555-0134', isSuspect: false}

test('the example for HubSpot creates or updates the contact of a signed inquiry', async () => {
  expect(await send(ada)).toBe(200)
  const [{path, headers, body} = expect.unreachable()] = hubspot.received
  expect([path, headers.authorization]).toEqual([
    '/crm/objects/2026-03/contacts/batch/upsert',
    'Bearer token',
  ])
  const properties = {firstname: 'Ada', lastname: "Mary O'Neil", phone: '(214) 555-0134'}
  expect(JSON.parse(body)).toEqual({inputs: [{idProperty: 'email', id: 'ada@example.com', properties}]})
})

test('the example asks for the inquiry again if HubSpot fails, and takes none that is unsigned or suspect', async () => {
  hubspot.answer = (_request, response) => response.writeHead(429).end()
  expect(await send(ada)).toBe(502)
  hubspot.received.splice(0)
  expect(await send(ada, 'another secret')).toBe(401)
  expect(await send({...ada, isSuspect: true})).toBe(200)
  expect(hubspot.received).toEqual([])
})
