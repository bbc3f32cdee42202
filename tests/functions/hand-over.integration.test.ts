import {createRequire} from 'node:module'
import {isValidSignature} from '@sanity/webhook'
import {startReceiver} from '@upline/testing/receiver.ts'
import {afterAll, afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {startFunctionsFirestore} from '../local/office/firestore-servers.ts'
import {codeOf, inquiryStore} from './inquiries.ts'

// Loaded by Node itself, as in the cloud.
const load = createRequire(import.meta.url)

const running = await startFunctionsFirestore()
const {firestore} = running
const receiver = await startReceiver()
const secret = 'a secret of this test'
vi.stubEnv('HAND_OVER', 'true')
vi.stubEnv('HAND_OVER_URL', receiver.url)
vi.stubEnv('HAND_OVER_SECRET', secret)
vi.stubEnv('HAND_OVER_PRIVATE', 'true')
vi.stubEnv('RATE_LIMIT_PER_CALLER', '7')
vi.stubEnv('RATE_LIMIT_TOTAL', '8')
vi.stubEnv('RATE_LIMIT_SUSPECT', '2')
vi.stubEnv('RATE_LIMIT_WINDOW_MINUTES', '60')
const functions = load('@upline/functions/index.ts')
vi.useFakeTimers({toFake: ['Date']})
afterAll(async () => {
  await running.stop()
  vi.useRealTimers()
  receiver.stop()
})

let hour = 0
beforeEach(() => {
  // A window of the rate limit for each test.
  hour += 1
  vi.setSystemTime(Date.UTC(2026, 10, 21, hour, 10))
})
afterEach(() => {
  receiver.received.splice(0)
  receiver.answer = receiver.accept
})

const storeInquiry = inquiryStore(firestore)
const store = (changes: Record<string, unknown> = {}) =>
  storeInquiry({
    name: 'Ada <!channel> O&#39;Neil',
    message: 'State: Texas\n\nPlease call me. My SSN is 078-05-1120.',
    ...changes,
  })

async function storeNote(inquiry: string, kind = 'change', text = 'x'): Promise<string> {
  const note = await firestore.collection('inquiry_notes').add({inquiry, kind, time: new Date(), text})
  return note.id
}

const deliveries = async (id: string) => (await firestore.doc(`inquiries/${id}`).get()).get('handOver')
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const status = (number: number, headers = {}) => {
  receiver.answer = (_request, response) => response.writeHead(number, headers).end()
}
const keys = () => receiver.received.map(({headers}) => headers['idempotency-key'])
const stored = (inquiryId: string) => functions.handOverStoredInquiry.run({params: {inquiryId}})
const noted = (noteId: string) => functions.handOverStoredNote.run({params: {noteId}})

describe('handOver', () => {
  test('posts a stored inquiry once, signed, however often it is asked', async () => {
    const id = await store()
    const outcomes = await Promise.all([...Array(6)].map(() => codeOf(stored(id))))
    expect(outcomes.filter((outcome) => outcome !== 'ok' && outcome !== 'aborted')).toEqual([])
    expect(await codeOf(stored(id))).toBe('ok')
    expect(keys()).toEqual([`${id}.created`])
    const {headers, body} = receiver.received[0] ?? expect.unreachable()
    const signature = String(headers['sanity-webhook-signature'])
    expect(await isValidSignature(body, signature, secret)).toBe(true)
    expect(await isValidSignature(`${body} `, signature, secret)).toBe(false)
    expect(headers['content-type']).toBe('application/json')
    expect(JSON.parse(body)).toEqual({
      event: 'created',
      reference: id.slice(-6),
      text: `New inquiry (agent) from Ada &lt;!channel&gt; O'Neil, reference ${id.slice(-6)}`,
      kind: 'agent',
      receivedAt: new Date().toISOString(),
      status: 'new',
      assignee: '',
      id,
      name: "Ada <!channel> O'Neil",
      email: 'ada@example.com',
      phone: '',
      message: 'Please call me. My SSN is •••-••-••••.',
      answers: {State: 'Texas'},
      quote: null,
      contracting: null,
      isMasked: true,
      isSuspect: false,
      consent: '',
      source: '/contact',
    })
    expect((await deliveries(id)).created).toMatchObject({attempts: 1, lastError: ''})
  })

  test('repeats a failed delivery with the same key', async () => {
    const id = await store()
    for (const [index, code] of [400, 410, 503, 307].entries()) {
      // The last answer is a redirect, which is not followed.
      status(code, {location: '/elsewhere'})
      expect(await codeOf(stored(id))).toBe('unavailable')
      expect((await deliveries(id)).created).toMatchObject({attempts: index + 1, lastError: `HTTP ${code}`})
    }
    receiver.answer = ({socket}) => socket.destroy()
    expect(await codeOf(stored(id))).toBe('unavailable')
    expect((await deliveries(id)).created.lastError).toBe('ECONNRESET')
    receiver.answer = receiver.accept
    expect(await codeOf(stored(id))).toBe('ok')
    expect(new Set(keys())).toEqual(new Set([`${id}.created`]))
    expect(new Set(receiver.received.map(({path}) => path))).toEqual(new Set(['/hook']))
    const {created} = await deliveries(id)
    expect(created).toMatchObject({attempts: 6, lastError: ''})
    expect(created.deliveredAt.toMillis()).toBe(Date.now())
  })

  test('goes on after a process that died during the request', async () => {
    const id = await store()
    let arrived = () => {}
    const request = new Promise<void>((resolve) => {
      arrived = resolve
    })
    let answer = () => {}
    receiver.answer = (_request, response) => {
      answer = () => response.end()
      arrived()
    }
    const died = codeOf(stored(id))
    await request
    expect(await codeOf(stored(id))).toBe('aborted')
    pass(91_000)
    receiver.answer = receiver.accept
    expect(await codeOf(stored(id))).toBe('ok')
    answer()
    await died
    expect(keys()).toEqual([`${id}.created`, `${id}.created`])
  })

  test('sends what was delivered again when staff ask, but no delivery that does not exist', async () => {
    const id = await store()
    await stored(id)
    pass(1000)
    const again = await storeNote(id, 'send', 'created')
    await noted(again)
    pass(1000)
    await noted(again)
    await noted(await storeNote(id, 'send', 'no such note'))
    expect(keys()).toEqual([`${id}.created`, `${id}.created`])
  })

  test('hands over a change of staff with the current state, but no note', async () => {
    const id = await store({status: 'contacted', assignee: 'Ann'})
    const note = await storeNote(id)
    await noted(note)
    await noted(note)
    await noted(await storeNote(id, 'note'))
    expect(keys()).toEqual([`${id}.${note}`])
    expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
      event: 'changed',
      status: 'contacted',
      assignee: 'Ann',
      text: expect.stringContaining('contacted, assigned to Ann'),
    })
  })

  test('hands over no more than the limit of an hour, apart from what staff send', async () => {
    const ids = [await store(), await store(), await store(), await store(), await store(), await store()]
    const last = await store()
    for (const id of [...ids, last]) expect(await codeOf(stored(id))).toBe('ok')
    expect(receiver.received).toHaveLength(6)
    expect((await deliveries(last)).created).toMatchObject({attempts: 0, lastError: 'rate-limit'})
    await noted(await storeNote(last, 'send', 'created'))
    expect(receiver.received).toHaveLength(7)
  })

  test('hands suspect inquiries over under a limit of their own', async () => {
    for (let count = 0; count < 3; count += 1) await stored(await store({suspect: true}))
    await stored(await store())
    expect(receiver.received.map(({body}) => JSON.parse(body).isSuspect)).toEqual([true, true, false])
  })

  test('does nothing for an erased inquiry', async () => {
    expect(await codeOf(stored('local_1795224757000_missing'))).toBe('ok')
    expect(await codeOf(noted('missing'))).toBe('ok')
    expect(receiver.received).toEqual([])
  })

  test.each(['HAND_OVER_URL', 'HAND_OVER_SECRET'])(
    'sends nothing without %s, says so beside the inquiry, and sends it once it is set',
    async (name) => {
      vi.stubEnv(name, '')
      const id = await store()
      expect(await codeOf(stored(id))).toBe('failed-precondition')
      expect((await deliveries(id)).created).toMatchObject({attempts: 1, lastError: 'not-set'})
      expect(receiver.received).toEqual([])
      vi.stubEnv('HAND_OVER_URL', receiver.url)
      vi.stubEnv('HAND_OVER_SECRET', secret)
      expect(await codeOf(stored(id))).toBe('ok')
      expect(keys()).toEqual([`${id}.created`])
    },
  )
})
