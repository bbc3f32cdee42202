import {createServer} from 'node:http'
import {createRequire} from 'node:module'
import {listen} from '@upline/testing/listen.ts'
import {afterAll, afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {startFunctionsFirestore} from '../local/office/firestore-servers.ts'
import {codeOf, inquiryStore} from './inquiries.ts'
import {startSmtpServer} from './smtp-server.ts'

// Loaded by Node itself, as in the cloud.
const load = createRequire(import.meta.url)

const running = await startFunctionsFirestore()
const {firestore} = running
const smtp = await startSmtpServer()
let content: unknown = null
const lake = await listen(
  createServer((_request, response) => response.end(JSON.stringify({result: content}))),
)
vi.stubEnv('NOTIFICATION_TO', 'office@example.com')
vi.stubEnv('NOTIFICATION_FROM', 'website@example.com')
vi.stubEnv('SMTP_URL', smtp.url)
vi.stubEnv('SANITY_PROJECT_ID', 'local')
vi.stubEnv('SANITY_DATASET', 'production')
vi.stubEnv('SANITY_API_HOST', lake.origin)
vi.stubEnv('RATE_LIMIT_PER_CALLER', '7')
vi.stubEnv('RATE_LIMIT_TOTAL', '16')
vi.stubEnv('RATE_LIMIT_SUSPECT', '2')
vi.stubEnv('RATE_LIMIT_WINDOW_MINUTES', '60')
const {notifyOffice}: typeof import('@upline/functions/notify-office.ts') = load(
  '@upline/functions/notify-office.ts',
)
const {notifyOfStoredInquiry, ...functions} = load('@upline/functions/index.ts')
const trigger = (inquiryId: string): unknown => notifyOfStoredInquiry.run({params: {inquiryId}})
vi.useFakeTimers({toFake: ['Date']})
afterAll(async () => {
  await running.stop()
  vi.useRealTimers()
  await smtp.stop()
  await lake.stop()
})

let hour = 0
beforeEach(() => {
  // A window of the rate limit for each test, ten minutes after its beginning.
  hour += 1
  vi.setSystemTime(Date.UTC(2026, 10, 21, hour, 10))
})
afterEach(() => {
  smtp.messages.splice(0)
  smtp.reply = '250 fine'
  smtp.recipients = {}
  content = null
})

const store = inquiryStore(firestore)

const stateOf = async (id: string) => (await firestore.doc(`inquiries/${id}`).get()).get('notification')
const caller = (address: string, network = address) => ({address, network})
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

test('nothing is handed over to another system unless a setting says so', () => {
  const names = ['handOverStoredInquiry', 'handOverStoredNote']
  expect(names.filter((name) => name in functions)).toEqual(names)
  expect(names.map((name) => functions[name])).toEqual([undefined, undefined])
})

describe('notifyOffice', () => {
  test('mails the stored inquiry once, whoever asks and however often', async () => {
    const id = await store()
    const asked = [...Array(6)].map((_, index) =>
      codeOf(notifyOffice(firestore, id, {caller: caller(`192.0.2.${index}`, '192.0.2')})),
    )
    const outcomes = await Promise.all([...asked, codeOf(Promise.resolve(trigger(id)))])
    expect(outcomes.filter((outcome) => outcome === 'ok').length).toBeGreaterThan(0)
    expect(outcomes.filter((outcome) => outcome !== 'ok' && outcome !== 'aborted')).toEqual([])
    expect(await codeOf(notifyOffice(firestore, id))).toBe('ok')
    expect(smtp.messages).toHaveLength(1)
    expect(smtp.messages[0]).toContain(`Message-ID: <${id}@example.com>`)
    expect(smtp.messages[0]).toContain('Reply-To: ada@example.com')
    expect(await stateOf(id)).toMatchObject({notified: true, attempts: 1, lastError: ''})
  })

  test('a fault before the mail reaches a server is not called a fault of the server', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://[')
    const id = await store()
    await codeOf(notifyOffice(firestore, id))
    vi.stubEnv('SMTP_URL', smtp.url)
    expect((await stateOf(id)).lastError).toBe('EFAULT, see the log of the functions')
  })

  test('keeps every other field of the inquiry', async () => {
    const id = await store({status: 'contacted', consent: {version: '1', time: 'x', page: '/'}})
    const before = (await firestore.doc(`inquiries/${id}`).get()).data()
    await notifyOffice(firestore, id)
    const {notification: _, ...after} = (await firestore.doc(`inquiries/${id}`).get()).data() ?? {}
    expect(after).toEqual(before)
  })

  test('notes why a mail was not sent, and sends it at the next try', async () => {
    const id = await store()
    smtp.reply = '451 later'
    expect(await codeOf(notifyOffice(firestore, id))).toBe('unavailable')
    expect(await stateOf(id)).toMatchObject({
      notified: false,
      attempts: 1,
      lastError: 'EENVELOPE 451, see NOTIFICATION_FROM',
    })
    expect(await codeOf(notifyOffice(firestore, id)), 'at once').toBe('aborted')
    pass(11_000)
    smtp.reply = '550 not here'
    await expect(notifyOffice(firestore, id)).rejects.toMatchObject({
      code: 'internal',
      details: {reason: 'EENVELOPE 550, see NOTIFICATION_FROM'},
    })
    pass(11_000)
    smtp.reply = '250 fine'
    expect(await codeOf(notifyOffice(firestore, id))).toBe('ok')
    expect(smtp.messages).toHaveLength(1)
    expect(await stateOf(id)).toMatchObject({notified: true, attempts: 3, lastError: ''})
  })

  test('goes on after a process that died between claim and mail', async () => {
    const id = await store()
    const {claimInquiry}: typeof import('@upline/functions/claim.ts') = load('@upline/functions/claim.ts')
    const limits = {perCaller: 7, inTotal: 16, suspect: 2, windowMs: 3_600_000}
    await claimInquiry(firestore, id, {caller: undefined, limits, now: Date.now()})
    expect(await codeOf(notifyOffice(firestore, id))).toBe('aborted')
    pass(91_000)
    expect(await codeOf(notifyOffice(firestore, id))).toBe('ok')
    expect(smtp.messages).toHaveLength(1)
  })

  test('mails an inquiry soon after the clock was set back', async () => {
    const id = await store()
    smtp.reply = '451 later'
    expect(await codeOf(notifyOffice(firestore, id))).toBe('unavailable')
    pass(-24 * 3_600_000)
    smtp.reply = '250 fine'
    expect(await codeOf(notifyOffice(firestore, id))).toBe('ok')
  })

  test('mails suspect inquiries under a separate limit', async () => {
    for (const outcome of ['ok', 'ok', 'resource-exhausted'])
      expect(await codeOf(notifyOffice(firestore, await store({suspect: true})))).toBe(outcome)
    expect(await codeOf(notifyOffice(firestore, await store()))).toBe('ok')
    const subjects = smtp.messages.map((message) => /^Subject: (.*)/m.exec(message)?.[1]?.trim())
    expect(subjects).toEqual([
      "Possibly automatic: New Agent Inquiry from Ada O'Neil",
      "Possibly automatic: New Agent Inquiry from Ada O'Neil",
      "New Agent Inquiry from Ada O'Neil",
    ])
  })

  test('includes the consent with the text, version, language and page that the visitor saw', async () => {
    const consent = {version: '1', language: 'en-US', time: 'x', page: '/contact'}
    const text = 'I agree that Harbor Oak &amp; partners call me.'
    await notifyOffice(firestore, await store({consent: {...consent, text}}))
    expect(smtp.messages[0]?.replace(/=\r?\n/g, '')).toContain(
      'Consent: I agree that Harbor Oak & partners call me. (version 1, en-US, /contact)',
    )
  })
})

describe('the trigger on stored inquiries', () => {
  test('rejects where the mail was not sent, so that it is called again', async () => {
    const id = await store()
    smtp.reply = '451 later'
    expect(await codeOf(Promise.resolve(trigger(id)))).toBe('unavailable')
    pass(11_000)
    smtp.reply = '250 fine'
    expect(await codeOf(Promise.resolve(trigger(id)))).toBe('ok')
    expect(smtp.messages).toHaveLength(1)
  })

  test('leaves an inquiry over the rate limit to staff, and is not delivered again', async () => {
    const ids = await Promise.all([...Array(3)].map(() => store({suspect: true})))
    for (const id of ids) expect(await codeOf(Promise.resolve(trigger(id)))).toBe('ok')
    expect(smtp.messages).toHaveLength(2)
    expect(await stateOf(ids[2] ?? '')).toMatchObject({notified: false, lastError: 'rate-limit'})
  })

  test('has nothing to do where the inquiry was deleted', async () => {
    expect(await codeOf(Promise.resolve(trigger('local_1795224757000_unknown')))).toBe('ok')
  })
})

// Each call is several requests to a real endpoint, which a busy machine takes its time for.
describe('the rate limit', {timeout: 60_000}, () => {
  const ask = async (by?: ReturnType<typeof caller>) =>
    codeOf(notifyOffice(firestore, await store(), by ? {caller: by} : {}))

  test('lets exactly as many parallel calls of one caller pass as it says', async () => {
    const outcomes = await Promise.all([...Array(12)].map(() => ask(caller('192.0.2.1', '192.0.2'))))
    expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(7)
    expect(new Set(outcomes)).toEqual(new Set(['ok', 'resource-exhausted']))
  })

  test('keeps a quarter for networks that were not heard of in this window', async () => {
    for (let call = 0; call < 16; call += 1) {
      const outcome = await ask(caller(`2001:db8:1:${call}`, '2001:db8:1'))
      expect(outcome, `call ${call}`).toBe(call < 12 ? 'ok' : 'resource-exhausted')
    }
    expect(await ask(), 'the trigger').toBe('resource-exhausted')
    for (let network = 0; network < 6; network += 1) {
      const outcome = await ask(caller(`198.51.${network}.1`, `198.51.${network}`))
      expect(outcome, `network ${network}`).toBe(network < 4 ? 'ok' : 'resource-exhausted')
    }
  })

  test('marks waiting inquiries, does not count repetitions, and starts again with the next window', async () => {
    const by = caller('203.0.113.1', '203.0.113')
    smtp.reply = '451 later'
    const first = await store()
    for (let attempt = 0; attempt < 9; attempt += 1) {
      expect(await codeOf(notifyOffice(firestore, first, {caller: by}))).toBe('unavailable')
      pass(11_000)
    }
    smtp.reply = '250 fine'
    for (let call = 0; call < 6; call += 1) expect(await ask(by)).toBe('ok')
    const id = await store()
    expect(await codeOf(notifyOffice(firestore, id, {caller: by}))).toBe('resource-exhausted')
    expect(await stateOf(id)).toMatchObject({notified: false, attempts: 0, lastError: 'rate-limit'})
    pass(3_600_000)
    expect(await codeOf(notifyOffice(firestore, id, {caller: by}))).toBe('ok')
    expect(await stateOf(id)).toMatchObject({notified: true, attempts: 1, lastError: ''})
  })

  test('stores hashes, counts and an expiry, and no address', () => {
    const documents = [...running.store.list('rate_limits')]
    expect(documents.length).toBeGreaterThan(2)
    for (const {path, fields} of documents) {
      expect(path).toMatch(/^rate_limits\/[0-9a-f]{64}$/)
      expect(Object.keys(fields).sort()).toEqual(['count', 'expiresAt', 'scope'])
      expect(fields.expiresAt).toHaveProperty('timestampValue')
    }
    expect(JSON.stringify(documents)).not.toMatch(/192\.0\.2|2001:db8|203\.0\.113/)
  })
})

const recipients = () => smtp.messages.map((mail) => /^To: (.+)\r$/m.exec(mail)?.[1])
/** The body without the line ends of quoted-printable. */
const bodyOf = (mail = '') => mail.replaceAll('=\r\n', '')

describe('routes', () => {
  const form = {stateLabel: 'State', interestsLabel: 'Areas of interest'}
  const routes = [
    {to: 'medicare@example.com', states: ['Texas', 'Oklahoma'], interests: ['Medicare']},
    {to: 'not an address', kinds: []},
    {to: 'quotes@example.com', kinds: ['quote']},
  ]

  test.each([
    ['State: Texas\nAreas of interest: Life Insurance, Medicare\n\nHi there.', {}, 'medicare@example.com'],
    ['State: Ohio\nAreas of interest: Medicare\n\nHi there.', {}, 'office@example.com'],
    [
      'Please call me.',
      {contracting: {npn: '', carriers: '', lines: 'Medicare Advantage', states: 'OH, OK'}},
      'medicare@example.com',
    ],
    ['Please call me.', {quote: {productType: 'Term Life', coverage: '', premium: ''}}, 'quotes@example.com'],
  ])('send %j with %j to %s', async (message, changes, mailbox) => {
    content = {routes, form}
    const id = await store({message, ...changes})
    await notifyOffice(firestore, id)
    expect(recipients()).toEqual([mailbox])
    expect((await stateOf(id)).recipient).toBe(mailbox.startsWith('office') ? undefined : mailbox)
  })

  test('fall back to the office where a mailbox does not exist, and name the mailbox', async () => {
    content = {routes: [{to: 'gone@example.com'}]}
    smtp.recipients = {'gone@example.com': '550 no such mailbox'}
    const id = await store()
    await notifyOffice(firestore, id)
    expect(recipients()).toEqual(['office@example.com'])
    expect(bodyOf(smtp.messages[0])).toContain('Refused by: gone@example.com')
    expect(await stateOf(id)).toMatchObject({notified: true, recipient: 'gone@example.com', refused: true})
  })

  test('try a mailbox that is full three times before the office gets the mail', async () => {
    content = {routes: [{to: 'full@example.com'}]}
    smtp.recipients = {'full@example.com': '452 mailbox full'}
    const id = await store()
    for (const expected of ['unavailable', 'unavailable', 'ok']) {
      expect(await codeOf(notifyOffice(firestore, id))).toBe(expected)
      pass(60_000)
    }
    expect(recipients()).toEqual(['office@example.com'])
  })

  test('are not left while the mail server does not answer', async () => {
    content = {routes: [{to: 'medicare@example.com'}]}
    smtp.reply = '451 try later'
    const id = await store()
    expect(await codeOf(notifyOffice(firestore, id))).toBe('unavailable')
    smtp.reply = '250 fine'
    pass(60_000)
    await notifyOffice(firestore, id)
    expect(recipients()).toEqual(['medicare@example.com'])
  })
})

describe('the confirmation', () => {
  const confirmation = {
    isOn: true,
    subject: 'We have it, {reference}',
    text: 'Call {phone}.\n\nNever {unknown}.',
  }
  const site = [{_id: 'fact-phone', _type: 'fact', key: 'phone', value: '(214) 555-0142'}]
  const form = {nextHeading: 'What happens next', nextSteps: ['We read it.', 'We answer by {unknown}.']}
  const toSender = () => smtp.messages.filter((mail) => /^To: ada@example\.com/im.test(mail))
  beforeEach(() => {
    content = {confirmation, site, form}
  })

  test('reaches the sender once a day, and has none of their words', async () => {
    const [first, second] = [await store(), await store({email: 'ADA@example.com'})]
    await notifyOffice(firestore, first)
    await notifyOffice(firestore, second)
    const mails = toSender().map(bodyOf)
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatch(/^Auto-Submitted: auto-replied\r$/m)
    expect(mails[0]).toContain(`Subject: We have it, ${first.slice(-6).toUpperCase()}`)
    expect(mails[0]).toContain('Call (214) 555-0142.')
    expect(mails[0]).toContain('1. We read it.')
    expect(mails[0]).not.toMatch(/unknown|Neil|Please call me/)
    expect((await stateOf(first)).confirmedAt).toBeDefined()
    expect((await stateOf(second)).confirmedAt).toBeUndefined()
  })

  test.each([
    ['the inquiry looks automatic', {suspect: true}],
    ['there is no address', {email: ''}],
    ['the inquiry is older than a day', {timestamp: new Date('2026-11-01T00:00:00Z')}],
    ['it is off', {}, {...confirmation, isOn: false}],
    ['it has no text', {}, {...confirmation, text: ' '}],
  ])('is not sent where %s', async (_case, changes, stored = confirmation) => {
    content = {confirmation: stored, site, form}
    const id = await store({email: `${hour}@example.com`, ...changes})
    await notifyOffice(firestore, id)
    expect(recipients()).toEqual(['office@example.com'])
  })

  test('that cannot be sent does not bring the mail to the office again', async () => {
    smtp.recipients = {'eve@example.com': '550 no such mailbox'}
    const id = await store({email: 'eve@example.com'})
    expect(await codeOf(notifyOffice(firestore, id))).toBe('ok')
    expect(await codeOf(notifyOffice(firestore, id))).toBe('ok')
    expect(recipients()).toEqual(['office@example.com'])
  })

  test('reaches the sender again on the next day', async () => {
    await notifyOffice(firestore, await store())
    const before = toSender().length
    pass(24 * 60 * 60 * 1000)
    await notifyOffice(firestore, await store())
    expect(toSender()).toHaveLength(before + 1)
  })
})
