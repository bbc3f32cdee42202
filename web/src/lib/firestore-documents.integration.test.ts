import type {ServerResponse} from 'node:http'
import {anyText} from '@upline/domain/inquiry/any-text.fixture.ts'
import {toRecord} from '@upline/domain/inquiry/inquiry-record.ts'
import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {validateRequest} from '@upline/domain/inquiry/validate.ts'
import fc from 'fast-check'
import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest'
import {hostedSettings} from '../../../scripts/src/checks/example-settings.ts'
import {
  type LocalFirestore,
  project,
  startLocalFirestore,
} from '../../../tests/local/office/firestore-servers.ts'
import {startHttpServer, type TestServer} from '../../../tests/support/http-server.ts'
import {newInquiryId} from '../inquiry/outbox.ts'
import {type CreateDocument, documentCreator, StoreError} from './firestore-documents.ts'
import {parseEnv} from './parse-env.ts'

let token: string | undefined
vi.mock('./firebase-app.ts', () => ({appCheckToken: async () => token}))

const settings = {...hostedSettings, VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_API_KEY: 'a&b'}
const creatorAt = (address: string) => documentCreator(parseEnv({...settings, VITE_LOCAL_BACKEND: address}))

describe('against an endpoint that decides by firestore.rules', () => {
  let firestore: LocalFirestore
  beforeAll(async () => {
    firestore = await startLocalFirestore()
  })
  afterAll(() => firestore.stop())
  const create: CreateDocument = (...document) => creatorAt(`http://127.0.0.1:${firestore.port}`)(...document)
  const save = (id: string, request: InquiryRequest) =>
    create('inquiries', id, toRecord(request, visitor, Date.now()), 'timestamp')
  const visitor = {path: '/contact', referrer: 'https://example.com/?who=me', userAgent: 'Test <1>'}
  const request: InquiryRequest = {
    kind: 'contact',
    type: 'agent',
    name: "Ada O'Neil",
    email: "o'neil&co@example.com",
    phone: '1 214 555 0100',
    message: 'Please call <me> & soon.',
  }

  it('creates once: the second time the document is there, unchanged', async () => {
    const id = newInquiryId(Date.now())
    await save(id, request)
    const before = firestore.store.get(`inquiries/${id}`)
    await save(id, {...request, name: 'Somebody Else'})
    expect(before).toBeDefined()
    expect(firestore.store.get(`inquiries/${id}`)).toEqual(before)
  })

  it('is accepted with whatever the validator lets through, and every extra', async () => {
    const text = (length: {minLength: number; maxLength: number}) =>
      fc.oneof(anyText(length), fc.string({...length, unit: fc.constantFrom('"', "'", '&', 'x')}))
    const anything: fc.Arbitrary<InquiryRequest> = fc.record({
      kind: fc.constant('contact'),
      type: fc.constantFrom('agent', 'general'),
      name: text({minLength: 2, maxLength: 100}),
      email: fc.emailAddress(),
      phone: fc.constantFrom('', '(214) 555-0100', '+1 214 555 0100'),
      message: text({minLength: 10, maxLength: 1000}),
      consent: fc.record({version: fc.string(), time: fc.string(), page: fc.webPath()}),
      honeypot: fc.string(),
      elapsed: fc.integer(),
    })
    await fc.assert(
      fc.asyncProperty(anything, async (any) => {
        fc.pre(validateRequest(any).length === 0)
        const id = newInquiryId(Date.now())
        await save(id, any)
        expect(firestore.store.get(`inquiries/${id}`)).toBeDefined()
      }),
      // Each run waits for SQLite to write to the disk.
      {numRuns: 15},
    )
  }, 60_000)

  it('says that a document the rules do not allow is refused', async () => {
    const creating = create('inquiries', newInquiryId(Date.now()), {name: 'Ada'})
    await expect(creating).rejects.toMatchObject({name: 'StoreError', failure: 'refused'})
    await expect(create('elsewhere', 'x', {})).rejects.toMatchObject({failure: 'refused'})
  })
})

describe('against a server in trouble', () => {
  let server: TestServer
  let reply: (response: ServerResponse) => void
  beforeAll(async () => {
    server = await startHttpServer((response) => reply(response))
  })
  beforeEach(() => server.requests.splice(0))
  afterAll(() => server.stop())
  const create = () => creatorAt(server.origin)('inquiries', 'x', {ok: true})
  const json = (code: number, status: string) => (response: ServerResponse) =>
    response.writeHead(code).end(JSON.stringify({error: {code, status}}))

  it.each([
    [400, 'INVALID_ARGUMENT', 'refused'],
    [401, 'UNAUTHENTICATED', 'refused'],
    [403, 'PERMISSION_DENIED', 'refused'],
    [404, 'NOT_FOUND', 'unavailable'],
    [409, 'ABORTED', 'unavailable'],
    [429, 'RESOURCE_EXHAUSTED', 'unavailable'],
    [500, 'INTERNAL', 'unavailable'],
    [503, 'UNAVAILABLE', 'unavailable'],
  ])('takes %i %s as %s', async (code, status, failure) => {
    reply = json(code, status)
    await expect(create()).rejects.toMatchObject({failure, message: `Firestore: ${status}`})
  })

  it('takes 409 ALREADY_EXISTS as stored', async () => {
    reply = json(409, 'ALREADY_EXISTS')
    await create()
  })

  it.each([
    [
      'a page that is no JSON',
      (response: ServerResponse) => response.writeHead(502).end('<h1>Bad gateway</h1>'),
    ],
    ['a broken connection', (response: ServerResponse) => response.destroy()],
  ])('takes %s as no answer', async (_name, answer) => {
    reply = answer
    await expect(create()).rejects.toThrow(StoreError)
    await expect(create()).rejects.toMatchObject({failure: 'unavailable'})
  })

  it('takes a server that is not there as no answer', async () => {
    const gone = await startHttpServer(() => {})
    gone.stop()
    await expect(creatorAt(gone.origin)('inquiries', 'x', {})).rejects.toMatchObject({failure: 'unavailable'})
  })

  it('sends the key escaped, no preflight header without App Check, and the token with it', async () => {
    reply = (response) => response.writeHead(200).end('{}')
    await create()
    token = 'token'
    await create()
    // A request that an earlier test gave up may have arrived late.
    const [plain, checked] = server.requests.slice(-2)
    expect(plain?.url).toContain('documents:commit?key=a%26b')
    expect(plain?.headers['content-type']).toBe('text/plain')
    expect(plain?.headers['x-firebase-appcheck']).toBeUndefined()
    expect(checked?.headers['x-firebase-appcheck']).toBe('token')
    expect(JSON.parse(plain?.body ?? '').writes[0].currentDocument).toEqual({exists: false})
  })
})
