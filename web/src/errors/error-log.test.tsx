import {beforeEach, expect, it, vi} from 'vitest'
import {hostedSettings} from '../../../scripts/src/checks/example-settings.ts'
import {type DocumentFields, StoreError, type StoreFailure} from '../lib/firestore-documents.ts'
import {parseEnv} from '../lib/parse-env.ts'
import {createErrorLog, sessionCap} from './error-log.ts'
import type {ReportError} from './report-error.ts'

let documents: DocumentFields[]
let failure: StoreFailure | undefined
let reportError: ReportError
const create = vi.fn(async (_collection: string, _id: string, fields: DocumentFields) => {
  if (failure) throw new StoreError(failure, 'no')
  documents.push(fields)
})
vi.mock('../lib/firestore-documents.ts', async (original) => ({
  ...(await original<object>()),
  documentCreator: () => create,
}))

let written: unknown[][]
beforeEach(() => {
  documents = []
  failure = undefined
  create.mockClear()
  written = []
  vi.spyOn(console, 'error').mockImplementation((...line) => void written.push(line))
  history.pushState(null, '', '/contact?e=ada@example.com')
  reportError = createErrorLog(parseEnv(hostedSettings))
})

const sent = () => new Promise((resolve) => setTimeout(resolve, 20))
const online = async () => {
  dispatchEvent(new Event('online'))
  await sent()
}
const messages = () => documents.map(({message}) => message)
const loggingFailed = ['LOGGING_FAILED: Failed to log error to monitoring system']

it('stores the record of the specification, redacted', async () => {
  const error = new Error('Invalid address ada@example.com')
  error.stack = 'Error: Invalid address ada@example.com\n at form.js:1:2'
  reportError(error, {
    component: 'Form',
    action: 'submit',
    additionalData: {code: 'x bob@example.com', occurrences: 2},
  })
  await sent()
  expect(documents).toEqual([
    {
      message: 'Invalid address [email]',
      severity: 'MEDIUM',
      category: 'VALIDATION',
      stack: 'Error: Invalid address [email]\n at form.js:1:2',
      context: {
        userId: '',
        sessionId: expect.stringMatching(/^\w{20}$/),
        url: expect.stringMatching(/\/contact\?e=\[email\]$/),
        userAgent: navigator.userAgent,
        timestamp: expect.stringMatching(/^20.*Z$/),
        viewport: {width: innerWidth, height: innerHeight},
        component: 'Form',
        action: 'submit',
        additionalData: {code: 'x [email]', occurrences: 2},
      },
      resolved: false,
    },
  ])
})

it('redacts an address at the limit of a text', async () => {
  reportError(new Error(`${'x'.repeat(990)} ada@example.com`))
  await sent()
  expect(documents).toMatchObject([{message: expect.stringMatching(/^x{990} \[email\]$/)}])
  expect(JSON.stringify(documents)).not.toContain('ada')
})

it('prefers what the call site says to the keywords', async () => {
  reportError(new Error('fetch failed'), {category: 'ANALYTICS'})
  reportError(new Error('fetch failed badly'), {severity: 'HIGH'})
  await sent()
  expect(documents.map(({category, severity}) => [category, severity])).toEqual([
    ['ANALYTICS', 'LOW'],
    ['NETWORK', 'HIGH'],
  ])
})

it('stores a repeated error at its 1st, 10th and 100th occurrence, and at most 25 documents', async () => {
  for (let i = 0; i < 150; i++) reportError('the same')
  await sent()
  expect(documents.map(({context}) => context)).toMatchObject([
    {additionalData: {}},
    {additionalData: {occurrences: 10}},
    {additionalData: {occurrences: 100}},
  ])
  for (let i = 0; i < sessionCap; i++) reportError(`error ${i}`)
  await sent()
  expect(documents).toHaveLength(sessionCap)
})

it('waits while offline and sends in order when back', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reportError('first')
  reportError('second')
  await sent()
  expect(create).not.toHaveBeenCalled()
  isOnline.mockRestore()
  await online()
  expect(messages()).toEqual(['first', 'second'])
})

it('tries again what the backend did not answer, under the same id, and says once that logging fails', async () => {
  failure = 'unavailable'
  reportError('first')
  await sent()
  reportError('second')
  await sent()
  expect(written).toEqual([loggingFailed])
  failure = undefined
  await online()
  expect(messages()).toEqual(['first', 'second'])
  expect(new Set(create.mock.calls.map(([, id]) => id)).size).toBe(2)
})

it('never loops: a refused record is tried once, and its failure is not reported', async () => {
  failure = 'refused'
  reportError('first')
  await sent()
  await online()
  expect(create).toHaveBeenCalledTimes(1)
  expect(written).toEqual([loggingFailed])
})

it('gives a notice of critical errors only, without their text', async () => {
  reportError(new Error('quiet'), {category: 'UNKNOWN'})
  reportError(new Error('loud'), {category: 'FIREBASE'})
  await sent()
  expect(written).toEqual([
    [expect.stringMatching(/^\[monitoring\] CRITICAL FIREBASE error in session \w{20}$/)],
  ])
})

it('takes anything that can be thrown, and never throws itself', async () => {
  const hostile = Object.defineProperty(new Error('x'), 'stack', {
    get() {
      throw new Error('no stack')
    },
  })
  for (const thrown of [undefined, null, 1, {email: 'ada@example.com'}, Object.create(null), hostile]) {
    expect(() => reportError(thrown)).not.toThrow()
  }
  await sent()
  expect(JSON.stringify(documents)).not.toContain('ada')
  expect(written).toEqual([loggingFailed])
})
