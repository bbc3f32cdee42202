import {once} from 'node:events'
import {createServer, type Server} from 'node:net'
import {deleteApp, initializeApp} from 'firebase/app'
import {getFunctions, httpsCallable} from 'firebase/functions'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {
  type Backend,
  freePort,
  readLocal,
  startBackend,
  startFunctionHost,
} from '../local/office/backend-process.ts'
import {hostileRequests, inquiryRequest} from './notification-requests.ts'

type StoredMail = {recipients: string[]; to: string; replyTo: string; subject: string; text: string}

/** Calls the function as a browser without SDK would. */
async function call(backend: Pick<Backend, 'address'>, data: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${backend.address}/demo-upline/us-central1/sendEmailNotification`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify({data}),
  })
  const body = (await response.json()) as {result?: unknown; error?: {status: string; message: string}}
  return {status: response.status, ...body}
}

const mails = (backend: Backend) => readLocal<StoredMail[]>(backend, 'mails')

describe('sendEmailNotification on the local backend', () => {
  let backend: Backend
  beforeAll(async () => {
    backend = await startBackend({env: {RATE_LIMIT_PER_CALLER: '6'}})
  }, 30_000)
  afterAll(() => backend?.stop())

  test('answers success to the real SDK and writes to the office only', async () => {
    const app = initializeApp({projectId: 'demo-upline', apiKey: 'local', appId: 'local'})
    const functions = getFunctions(app, `${backend.address}/demo-upline/us-central1`)
    const send = httpsCallable(functions, 'sendEmailNotification')
    expect((await send({...inquiryRequest, to: 'eve@example.com'})).data).toEqual({success: true})
    await deleteApp(app)

    const [mail, ...others] = await mails(backend)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipients: ['recruiting@harboroak.example'],
      to: 'recruiting@harboroak.example',
      replyTo: 'ada@example.com',
      subject: "New agent Inquiry from Ada O'Neil",
    })
    expect(mail?.text).toContain('I write <b>forty</b> cases &amp; more.')
  })

  test.each(hostileRequests.filter(([, request]) => JSON.stringify(request) !== '{}'))(
    'refuses %s over HTTP',
    async (_, request, field) => {
      const {status, error} = await call(backend, request)
      expect([status, error?.status]).toEqual([400, 'INVALID_ARGUMENT'])
      expect(error?.message).toMatch(new RegExp(`^${field}|^The request`))
      expect(await mails(backend)).toHaveLength(1)
    },
  )

  test('answers what is no call at all', async () => {
    const address = `${backend.address}/demo-upline/us-central1/sendEmailNotification`
    const post = (body: string, type = 'application/json') =>
      fetch(address, {method: 'POST', headers: {'content-type': type}, body})
    expect((await post('{')).status).toBe(400)
    expect((await post('{"data":{}}', 'text/plain')).status).toBe(400)
    expect((await post(`{"data":"${'x'.repeat(2_000_000)}"}`)).status).toBe(413)
  })

  test('lets pages of this machine call it, and no others', async () => {
    const local = await fetch(`${backend.address}/demo-upline/us-central1/sendEmailNotification`, {
      method: 'OPTIONS',
      headers: {origin: 'http://localhost:5173', 'access-control-request-headers': 'content-type'},
    })
    expect(local.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    const foreign = await call(backend, inquiryRequest, {origin: 'https://evil.example'})
    expect(foreign.status).toBe(403)
    expect(await mails(backend)).toHaveLength(1)
  })

  test('stops a flood exactly at the limit', async () => {
    const answers = await Promise.all(Array.from({length: 20}, () => call(backend, inquiryRequest)))
    // One of the six went out in the first test.
    expect(answers.filter(({status}) => status === 200)).toHaveLength(5)
    const refused = answers.find(({status}) => status === 429)
    expect(refused?.error).toMatchObject({status: 'RESOURCE_EXHAUSTED'})
    expect(refused?.error?.message).toMatch(/^Too many notifications\. Try again in \d+ minute\(s\)\.$/)
    expect(await mails(backend)).toHaveLength(6)
  })

  test('prints nothing about the people', () => {
    expect(backend.printed()).toContain('notification_sent')
    expect(backend.printed()).not.toMatch(/Ada|ada@|forty|555-0134|eve@/)
  })
})

describe('sendEmailNotification without a willing mail server', () => {
  let host: Pick<Backend, 'address' | 'stop'>
  let smtpPort: number
  beforeAll(async () => {
    smtpPort = await freePort()
    host = await startFunctionHost(`smtp://127.0.0.1:${smtpPort}`)
  }, 30_000)
  afterAll(() => host?.stop())

  test('is unavailable', async () => {
    const {status, error} = await call(host, inquiryRequest)
    expect([status, error?.status]).toEqual([503, 'UNAVAILABLE'])
    expect(error?.message).toBe('The mail server cannot be reached. Try again later.')
  })

  test.each([
    ['internal where it refuses for good', '550 not here', 500, 'INTERNAL'],
    ['unavailable where it asks to come again', '451 later', 503, 'UNAVAILABLE'],
  ])('is %s', async (_, reply, status, code) => {
    const server = await startRefusingServer(smtpPort, reply)
    const answer = await call(host, inquiryRequest)
    server.close()
    expect([answer.status, answer.error?.status]).toEqual([status, code])
  })
})

/** An SMTP server that greets, and gives `reply` to every sender. */
async function startRefusingServer(port: number, reply: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.write('220 here\r\n')
    socket.on('data', (line) => socket.write(`${/^EHLO|^QUIT/.test(String(line)) ? '250 fine' : reply}\r\n`))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
