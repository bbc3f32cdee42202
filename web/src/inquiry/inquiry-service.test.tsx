import type {InquiryRequest} from '@upline/domain/inquiry/types.ts'
import {describe, expect, it, onTestFinished, vi} from 'vitest'
import {redact} from '../errors/redact.ts'
import {type ReportError, setErrorReporter} from '../errors/report-error.ts'
import {type DocumentFields, StoreError, type StoreFailure} from '../lib/firestore-documents.ts'
import {createInquiryService, outboxLifetime} from './inquiry-service.ts'
import {parseEntries} from './outbox.ts'
import {outboxStatus} from './outbox-status.ts'

const request: InquiryRequest = {
  kind: 'contact',
  type: 'agent',
  name: '  Ada <b>Lovelace</b> ',
  email: 'ada@example.com',
  phone: '2145550100',
  message: 'License: none & "soon"',
}

function setUp() {
  vi.useFakeTimers({now: 1_700_000_000_000, toFake: ['Date']})
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => state.isOnline)
  history.replaceState(null, '', '/contact')
  const documents = new Map<string, DocumentFields>()
  const attemptedIds: string[] = []
  const mailed: string[] = []
  const state = {
    failure: undefined as StoreFailure | undefined,
    mailFailure: undefined as string | undefined,
    storageForbidden: false,
    isOnline: true,
  }
  const report = vi.fn<ReportError>()
  onTestFinished(setErrorReporter(report))
  const onUnfinished = vi.fn()
  const statuses: unknown[] = []
  onTestFinished(outboxStatus.subscribe(() => statuses.push(outboxStatus.get())))
  const service = createInquiryService({
    async create(_collection, id, fields) {
      attemptedIds.push(id)
      if (state.failure) throw new StoreError(state.failure, 'Firestore: no')
      if (!documents.has(id)) documents.set(id, fields)
    },
    async notify(id) {
      if (state.mailFailure)
        throw Object.assign(new Error('No mail'), {
          code: `functions/${state.mailFailure}`,
          details: {reason: 'EAUTH 535, see SMTP_URL'},
        })
      mailed.push(id)
    },
    locks: undefined,
    storage() {
      if (state.storageForbidden) throw new DOMException('denied', 'SecurityError')
      return localStorage
    },
    onUnfinished,
  })
  const kept = () => parseEntries(localStorage.getItem('local_inquiries'))
  return {service, documents, attemptedIds, mailed, state, report, onUnfinished, statuses, kept}
}

const notified = () => new Promise((resolve) => setTimeout(resolve))

describe('a valid inquiry', () => {
  it('is stored trimmed, formatted and escaped once, the office is notified, and nothing stays behind', async () => {
    const {service, documents, mailed, report} = setUp()
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/q?name=ada')
    const result = await service.submit(request)
    expect(result).toMatchObject({status: 'saved', via: 'firestore'})
    await notified()
    expect([...documents]).toEqual([
      [
        expect.stringMatching(/^local_1700000000000_[a-z0-9]{10}$/),
        {
          type: 'agent',
          name: 'Ada &lt;b&gt;Lovelace&lt;/b&gt;',
          email: 'ada@example.com',
          phone: '(214) 555-0100',
          message: 'License: none &amp; &quot;soon&quot;',
          status: 'new',
          metadata: {
            source: '/contact',
            referrer: 'https://search.example/q',
            userAgent: navigator.userAgent,
          },
        },
      ],
    ])
    expect(mailed).toHaveLength(1)
    expect(localStorage.getItem('local_inquiries')).toBeNull()
    expect(report).not.toHaveBeenCalled()
  })

  it('logs the reason that the function returns if the office is not notified', async () => {
    const {service, state, report} = setUp()
    state.mailFailure = 'internal'
    await service.submit(request)
    await notified()
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({message: 'EMAIL_FAILED: Failed to send email notification.'}),
      expect.objectContaining({additionalData: {code: 'internal: EAUTH 535, see SMTP_URL'}}),
    )
  })

  it('leaves no copy behind after 30 days without a notification', async () => {
    const {service, state, kept, statuses, report} = setUp()
    state.mailFailure = 'internal'
    await service.submit(request)
    await notified()
    vi.setSystemTime(Date.now() + outboxLifetime)
    expect(await service.resend()).toBe(0)
    expect(kept()).toEqual([])
    expect(report.mock.calls.map(([error]) => String(error)).join()).toContain('expired')
    // It is stored, so the visitor need not send it again.
    expect(statuses).toEqual([])
  })

  it('is stored as suspect, and announced to the office, if it was filled in too fast', async () => {
    const {service, documents, mailed} = setUp()
    expect(await service.submit({...request, elapsed: 500})).toMatchObject({
      status: 'saved',
      via: 'firestore',
    })
    await notified()
    expect([...documents.values()]).toMatchObject([{suspect: true}])
    expect(mailed).toHaveLength(1)
  })

  it('is redacted from the logs before anything can fail', async () => {
    const {service, state, report} = setUp()
    state.failure = 'unavailable'
    let redacted = ''
    report.mockImplementation(() => {
      redacted = redact('Ada wrote: License: none & "soon"')
    })
    await service.submit(request)
    expect(redacted).toBe('[redacted] wrote: [redacted]')
    expect(JSON.stringify(report.mock.calls)).not.toMatch(/ada/i)
  })
})

describe('what is not sent', () => {
  it('is everything invalid, which counts for no limit', async () => {
    const {service, documents} = setUp()
    for (let i = 0; i < 20; i++) {
      expect(await service.submit({...request, name: 'A', message: 'short'})).toEqual({
        status: 'invalid',
        code: 'VALIDATION_ERROR',
        errors: [
          {field: 'fullName', code: 'nameLength'},
          {field: 'message', code: 'messageLength'},
        ],
      })
    }
    expect(documents.size).toBe(0)
    expect((await service.submit(request)).status).toBe('saved')
  })
})

describe('when Firestore cannot be reached', () => {
  // Rules of another version may refuse it for a while.
  it.each(['unavailable', 'refused'] as const)(
    'keeps an inquiry (%s) and sends it later under its id',
    async (failure) => {
      const {service, state, documents, mailed, onUnfinished, statuses, kept} = setUp()
      state.failure = failure
      const result = await service.submit(request)
      expect(result).toMatchObject({
        status: 'saved',
        via: 'local',
        id: expect.stringMatching(/^local_\d+_\w+$/),
      })
      const id = result.status === 'saved' ? result.id : ''
      expect(kept()).toMatchObject([{id, state: 'waiting'}])
      expect(await service.resend()).toBe(1)
      state.failure = undefined
      expect(await service.resend()).toBe(0)
      expect([...documents.keys()]).toEqual([id])
      expect(mailed).toHaveLength(1)
      expect(onUnfinished).toHaveBeenCalledOnce()
      expect(statuses).toEqual(['sent'])
      expect(kept()).toEqual([])
    },
  )

  it('keeps an old one while the browser is offline', async () => {
    const {service, state, statuses, kept, documents} = setUp()
    state.failure = 'unavailable'
    state.isOnline = false
    await service.submit(request)
    vi.setSystemTime(Date.now() + 2 * outboxLifetime)
    expect(await service.resend()).toBe(1)
    expect(kept()).toHaveLength(1)
    expect(statuses).toEqual([])
    Object.assign(state, {isOnline: true, failure: undefined})
    expect(await service.resend()).toBe(0)
    expect(documents.size).toBe(1)
  })

  it('removes an old one after a last attempt with a notice', async () => {
    const {service, state, statuses, report, kept} = setUp()
    state.failure = 'unavailable'
    await service.submit(request)
    vi.setSystemTime(Date.now() + outboxLifetime - 1)
    expect(await service.resend()).toBe(1)
    vi.setSystemTime(Date.now() + 1)
    report.mockClear()
    expect(await service.resend()).toBe(0)
    expect(kept()).toEqual([])
    expect(statuses).toEqual(['expired'])
    expect(report.mock.calls.map(([error]) => String(error)).join()).toContain('expired')
  })
})

describe('when the browser forbids storage', () => {
  it('fails when Firestore does too, and repeats the same inquiry under the same id', async () => {
    const {service, state, attemptedIds} = setUp()
    state.storageForbidden = true
    state.failure = 'unavailable'
    expect(await service.submit(request)).toEqual({status: 'failed', code: 'SUBMISSION_FAILED'})
    state.failure = undefined
    expect((await service.submit(request)).status).toBe('saved')
    expect((await service.submit(request)).status).toBe('saved')
    const [first, second, third] = attemptedIds
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })
})

describe('an inquiry that another tab sends', () => {
  const stored = (waiting: object) => {
    const [oldValue, newValue] = ['waiting', 'stored'].map((state) => JSON.stringify([{...waiting, state}]))
    dispatchEvent(new StorageEvent('storage', {key: 'local_inquiries', oldValue, newValue}))
  }

  it('is reported if this tab has said that it waits', async () => {
    const {service, state, statuses, kept} = setUp()
    state.failure = 'unavailable'
    await service.submit(request)
    for (const entry of kept()) stored(entry)
    expect(statuses).toEqual(['sent'])
  })

  it('at once is not reported here, where another form may be half filled in', async () => {
    const {statuses} = setUp()
    stored({id: 'local_1700000000000_abcdefghij', savedAt: 1_700_000_000_000, inquiry: {}})
    expect(statuses).toEqual([])
  })
})
