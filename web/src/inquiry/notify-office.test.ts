import type {IncomingMessage, ServerResponse} from 'node:http'
import type {InquiryRecord} from '@upline/domain/inquiry/types.ts'
import {afterAll, beforeAll, describe, expect, it} from 'vitest'
import {hostedSettings} from '../../../scripts/src/checks/example-settings.ts'
import {startHttpServer, type TestServer} from '../../../tests/support/http-server.ts'
import {parseEnv} from '../lib/parse-env.ts'
import {officeNotifier} from './notify-office.ts'

const id = 'local_1795224757000_k3j9x2'
const record: InquiryRecord = {
  type: 'agent',
  name: 'Ada',
  email: 'o&#39;neil@example.com',
  phone: '',
  message: 'Hello',
  status: 'new',
  metadata: {source: '/contact', referrer: '', userAgent: 'test'},
}

describe('the notification client', () => {
  let server: TestServer
  let reply: (response: ServerResponse, request: IncomingMessage) => void
  beforeAll(async () => {
    server = await startHttpServer((response, request) => reply(response, request))
  })
  afterAll(() => server.stop())
  const notify = () =>
    officeNotifier(parseEnv({...hostedSettings, VITE_LOCAL_BACKEND: server.origin}))(id, record)
  const answer = (status: number, body: unknown) => {
    reply = (response) =>
      response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(body))
  }

  it.each(['result', 'data'])('posts {data} to the function of the region and reads {%s}', async (key) => {
    answer(200, {[key]: {success: true}})
    await notify()
    const sent = server.requests.at(-1)
    expect(sent?.url).toBe('/harbor-oak-site/us-central1/sendEmailNotification')
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      data: {
        subject: 'New agent Inquiry from Ada',
        text: 'Hello',
        template: 'inquiry',
        replyTo: "o'neil@example.com",
        data: {inquiryId: id},
      },
    })
  })

  it('waits for a function that starts', async () => {
    reply = (response) => {
      const answer = () =>
        response.writeHead(200, {'content-type': 'application/json'}).end('{"result":{"success":true}}')
      setTimeout(answer, 300)
    }
    await expect(notify()).resolves.toBeUndefined()
  })

  it.each([
    [400, 'invalid-argument'],
    [409, 'aborted'],
    [429, 'resource-exhausted'],
    [503, 'unavailable'],
    [418, 'unknown'],
  ])('maps HTTP %i to %s', async (status, code) => {
    answer(status, {})
    await expect(notify()).rejects.toMatchObject({code: `functions/${code}`})
  })

  it.each([
    ['no data field', {}],
    ['no success', {result: {success: false}}],
    ['nothing', {result: null}],
  ])('rejects an answer with %s', async (_name, body) => {
    answer(200, body)
    await expect(notify()).rejects.toThrow()
  })

  it('rejects when the network fails', async () => {
    reply = (response) => response.destroy()
    await expect(notify()).rejects.toThrow()
  })
})
