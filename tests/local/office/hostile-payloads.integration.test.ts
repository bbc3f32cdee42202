import {type Backend, readLocal, startBackend} from '@upline/testing/backend.ts'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {inquiryRequest} from '../../functions/notification-requests.ts'
import {firestoreCases} from './firestore-cases.ts'
import {type HostilePayload, hostilePayloads} from './hostile-payloads.ts'

const allowance = 3

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({env: {RATE_LIMIT_PER_CALLER: String(allowance)}})
}, 30_000)
afterAll(() => backend?.stop())

const send = ({path, init}: Pick<HostilePayload, 'path' | 'init'>) => fetch(backend.address + path, init)
const stored = () => Promise.all(['inquiries', 'error-logs', 'mails'].map((what) => readLocal(backend, what)))

describe('hostile payloads', () => {
  test('are many', () => {
    expect(hostilePayloads.length).toBeGreaterThan(120)
    expect(new Set(hostilePayloads.map(({name}) => name)).size).toBe(hostilePayloads.length)
  })

  test.each(hostilePayloads)('$name: $refusal', async (payload) => {
    const response = await send(payload)
    const body: unknown = await response.json().catch(() => undefined)
    const [problem] = [body].flat() as ({error?: {status?: string}} | undefined)[]
    const name = payload.refusal.includes(' ') ? ` ${problem?.error?.status}` : ''
    expect(`${response.status}${name}`).toBe(payload.refusal)
  })

  test('nothing of them was delivered, stored, counted or printed', async () => {
    expect(await stored()).toEqual([[], [], []])
    expect(backend.printed()).not.toMatch(/eve@|ada@|Ada|forty|555-0134|\.env|\n\s+at /)
  })
})

describe('replays and floods', () => {
  const root = 'projects/demo-upline/databases/(default)/documents'
  const outboxId = 'local_1795224757000_k3j9x2'
  const store = (id: string) => {
    const row = firestoreCases.find(({name}) => name === 'an id of the outbox')
    const body = JSON.stringify(row?.body(root)).replaceAll(outboxId, id)
    return send({path: `/v1/${root}:commit`, init: {method: 'POST', body}})
  }

  test('an inquiry sent twenty times at once is stored once', async () => {
    const answers = await Promise.all(Array.from({length: 20}, () => store(outboxId)))
    expect(answers.map(({status}) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    const [inquiries] = await stored()
    expect(inquiries).toHaveLength(1)
  })

  test('notifications pass up to the limit, whoever the caller claims to be', async () => {
    const ids = Array.from({length: 25}, (_, index) => `local_1795224757000_flood${index}x`)
    for (const id of ids) await store(id)
    const answers = await Promise.all(
      ids.map((inquiryId, index) =>
        send({
          path: '/demo-upline/us-central1/sendEmailNotification',
          init: {
            method: 'POST',
            headers: {'content-type': 'application/json', 'x-real-ip': `192.0.2.${index}`},
            body: JSON.stringify({data: {...inquiryRequest, data: {inquiryId}}}),
          },
        }),
      ),
    )
    expect(answers.filter(({status}) => status === 200)).toHaveLength(allowance)
    expect(answers.filter(({status}) => status === 429)).toHaveLength(25 - allowance)
    const [, , mails] = await stored()
    expect(mails).toHaveLength(allowance)
  }, 30_000)
})
