import {describe, expect, it, vi} from 'vitest'
import {type DocumentFields, StoreError, type StoreFailure} from '../firebase/document-store.ts'
import {createErrorLog, type ErrorLogParts, sessionCap} from './error-log.ts'
import {createRedactor} from './redact.ts'
import type {ErrorRecord} from './types.ts'

function setUp(parts: Partial<ErrorLogParts> = {}) {
  const documents: DocumentFields[] = []
  const backend: {failure: StoreFailure | undefined} = {failure: undefined}
  const notices: ErrorRecord[] = []
  const loggingFailed = vi.fn()
  let attempts = 0
  const log = createErrorLog({
    store: async () => ({
      async create(_collection, _id, fields) {
        attempts += 1
        if (backend.failure) throw new StoreError(backend.failure, 'no')
        documents.push(fields)
        return 'created'
      },
    }),
    redactor: createRedactor(),
    sessionId: 'session',
    now: () => 1_700_000_000_000,
    page: () => ({
      url: 'https://x.example/contact?e=ada@example.com',
      userAgent: 'test',
      width: 390,
      height: 844,
    }),
    online: () => true,
    noticeCritical: (record) => notices.push(record),
    noticeLoggingFailed: loggingFailed,
    ...parts,
  })
  return {log, documents, backend, notices, loggingFailed, attempts: () => attempts}
}

describe('the error log', () => {
  it('stores the record of the specification, redacted', async () => {
    const {log, documents} = setUp()
    const error = new Error('Invalid address ada@example.com')
    error.stack = 'Error: Invalid address ada@example.com\n at form.js:1:2'
    log.report(error, {
      component: 'Form',
      action: 'submit',
      additionalData: {code: 'x bob@example.com', occurrences: 2},
    })
    await log.flush()
    expect(documents).toEqual([
      {
        message: 'Invalid address [email]',
        severity: 'MEDIUM',
        category: 'VALIDATION',
        stack: 'Error: Invalid address [email]\n at form.js:1:2',
        context: {
          userId: '',
          sessionId: 'session',
          url: 'https://x.example/contact?e=[email]',
          userAgent: 'test',
          timestamp: '2023-11-14T22:13:20.000Z',
          viewport: {width: 390, height: 844},
          component: 'Form',
          action: 'submit',
          additionalData: {code: 'x [email]', occurrences: 2},
        },
        resolved: false,
      },
    ])
  })

  it('believes the call site more than the keywords', async () => {
    const {log, documents} = setUp()
    log.report(new Error('fetch failed'), {category: 'ANALYTICS'})
    log.report(new Error('fetch failed badly'), {severity: 'HIGH'})
    await log.flush()
    expect(documents.map(({category, severity}) => [category, severity])).toEqual([
      ['ANALYTICS', 'LOW'],
      ['NETWORK', 'HIGH'],
    ])
  })

  it('stores a repeated error at its 1st, 10th and 100th occurrence', async () => {
    const {log, documents} = setUp()
    for (let i = 0; i < 150; i++) log.report('the same')
    await log.flush()
    expect(documents.map(({context}) => context)).toMatchObject([
      {additionalData: {}},
      {additionalData: {occurrences: 10}},
      {additionalData: {occurrences: 100}},
    ])
  })

  it('stops at the cap of the session', async () => {
    const {log, documents} = setUp()
    for (let i = 0; i < sessionCap * 2; i++) log.report(`error ${i}`)
    await log.flush()
    expect(documents).toHaveLength(sessionCap)
  })

  it('waits while offline and sends in order when back', async () => {
    let online = false
    const {log, documents, attempts} = setUp({online: () => online})
    log.report('first')
    log.report('second')
    await log.flush()
    expect(attempts()).toBe(0)
    online = true
    await log.flush()
    expect(documents.map(({message}) => message)).toEqual(['first', 'second'])
  })

  it('keeps what the backend did not answer, and says once that logging fails', async () => {
    const {log, documents, backend, loggingFailed} = setUp()
    backend.failure = 'unavailable'
    log.report('first')
    await log.flush()
    log.report('second')
    await log.flush()
    expect(loggingFailed).toHaveBeenCalledOnce()
    backend.failure = undefined
    await log.flush()
    expect(documents.map(({message}) => message)).toEqual(['first', 'second'])
  })

  it('never loops: a refused record is tried once, and its failure is not reported', async () => {
    const {log, backend, loggingFailed, attempts} = setUp()
    backend.failure = 'refused'
    log.report('first')
    await log.flush()
    await log.flush()
    expect(attempts()).toBe(1)
    expect(loggingFailed).toHaveBeenCalledOnce()
  })

  it('gives a notice of critical errors only', async () => {
    const {log, notices} = setUp()
    log.report(new Error('quiet'), {category: 'UNKNOWN'})
    log.report(new Error('loud'), {category: 'FIREBASE'})
    await log.flush()
    expect(notices.map(({message}) => message)).toEqual(['loud'])
  })

  it('takes anything that can be thrown, and never throws itself', async () => {
    const {log, documents, loggingFailed} = setUp()
    const hostile = Object.defineProperty(new Error('x'), 'stack', {
      get() {
        throw new Error('no stack')
      },
    })
    for (const thrown of [undefined, null, 1, {email: 'ada@example.com'}, Object.create(null), hostile]) {
      expect(() => log.report(thrown)).not.toThrow()
    }
    await log.flush()
    expect(JSON.stringify(documents)).not.toContain('ada')
    expect(loggingFailed).toHaveBeenCalledOnce()
  })
})
