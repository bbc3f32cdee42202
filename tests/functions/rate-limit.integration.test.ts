import {createRequire} from 'node:module'
import {callerOf} from '@upline/functions/src/caller.ts'
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest'
import {type LocalFirestore, project, startLocalFirestore} from '../local/office/firestore-servers.ts'

// Loaded by Node itself, as in the cloud: vitest's module runner loses the exports of firebase-admin's ESM wrappers.
const load = createRequire(import.meta.url)
const {openFirestore}: typeof import('@upline/functions/src/firestore.ts') = load(
  '@upline/functions/src/firestore.ts',
)
const {countCall, rateLimitCollection}: typeof import('@upline/functions/src/rate-limit.ts') = load(
  '@upline/functions/src/rate-limit.ts',
)

const minute = 60_000
const limits = {perCaller: 7, inTotal: 12, windowMs: 60 * minute}
const morning = Date.parse('2026-11-21T09:10:00Z')

let local: LocalFirestore
let firestore: ReturnType<typeof openFirestore>

beforeAll(async () => {
  local = await startLocalFirestore()
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${local.port}`)
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', local.serviceAccount.file)
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', project)
  firestore = openFirestore()
})
afterAll(async () => {
  await local.stop()
  vi.unstubAllEnvs()
})

describe('countCall, with the real admin SDK', () => {
  test('lets exactly as many parallel calls pass as the limit says', async () => {
    const outcomes = await Promise.all(
      Array.from({length: 20}, () => countCall(firestore, '192.0.2.1', limits, morning)),
    )
    expect(outcomes.filter(({allowed}) => allowed)).toHaveLength(7)
    expect(outcomes.filter(({allowed}) => !allowed)[0]).toEqual({
      allowed: false,
      scope: 'caller',
      retryAfterMs: 50 * minute,
    })
  })

  test('limits all callers together, and counts refused calls nowhere', async () => {
    const later = morning + 60 * minute
    for (let call = 0; call < 14; call += 1) {
      const outcome = await countCall(firestore, `198.51.100.${call}`, limits, later)
      expect(outcome.allowed, `call ${call}`).toBe(call < 12)
    }
  })

  test('begins anew with the next window', async () => {
    expect((await countCall(firestore, '192.0.2.1', limits, morning + 2 * 60 * minute)).allowed).toBe(true)
  })

  test('stores hashes, counts and an expiry, and no address', () => {
    const documents = local.store.list(rateLimitCollection)
    expect(documents.length).toBeGreaterThan(2)
    for (const {path, fields} of documents) {
      expect(path).toMatch(/^rate_limits\/[0-9a-f]{64}$/)
      expect(Object.keys(fields).sort()).toEqual(['count', 'expiresAt', 'scope'])
      expect(fields.expiresAt).toHaveProperty('timestampValue')
    }
    expect(JSON.stringify(documents)).not.toContain('192.0.2')
  })
})

describe('callerOf', () => {
  const socket = {remoteAddress: '203.0.113.9'}
  test.each([
    ['the address that Google appended', {'x-forwarded-for': '1.1.1.1, 192.0.2.7'}, socket, '192.0.2.7'],
    ['the connection without a proxy', {}, socket, '203.0.113.9'],
    ['one group where nothing is known', {}, undefined, 'unknown'],
  ])('is %s', (_, headers, from, caller) => {
    expect(callerOf({headers, socket: from})).toBe(caller)
  })
})
