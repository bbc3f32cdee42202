import {readLocal, startBackend} from '@upline/testing/backend.ts'
import {storeInquiry} from '@upline/testing/firestore.ts'
import {startReceiver} from '@upline/testing/receiver.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, expect, test} from 'vitest'

const folder = temporaryFolder()
const receiver = await startReceiver()
afterAll(() => receiver.stop())

interface Stored {
  notification?: {notified: boolean}
  handOver?: {created?: {attempts: number; lastError: string; deliveredAt?: string}}
}

const options = {
  folder,
  triggerPauses: {first: 0, retry: 100},
  env: {
    HAND_OVER: 'true',
    HAND_OVER_URL: receiver.url,
    HAND_OVER_SECRET: 'a secret of this test',
    HAND_OVER_PRIVATE: 'true',
  },
}

test('an inquiry is handed over after failures and a killed backend, under one key', async () => {
  receiver.answer = (_request, response) => response.writeHead(503).end()
  // Without a second attempt, during which the kill would hold the inquiry for 90 seconds.
  const first = await startBackend({...options, triggerPauses: {first: 0, retry: 86_400_000}})
  expect(await storeInquiry(first.address, 'local_1795224757000_handed')).toBe(200)
  const stored = async (backend: typeof first) => (await readLocal<Stored[]>(backend, 'inquiries'))[0]
  await expect.poll(async () => (await stored(first))?.handOver?.created?.lastError).toBe('HTTP 503')
  await expect.poll(async () => (await stored(first))?.notification?.notified).toBe(true)
  await first.stop('SIGKILL')

  receiver.answer = receiver.accept
  const second = await startBackend(options)
  await expect.poll(async () => (await stored(second))?.handOver?.created?.deliveredAt).toBeTruthy()
  expect(second.printed()).not.toMatch(/Ada|ada@|a secret/)
  await second.stop()

  expect(new Set(receiver.received.map(({headers}) => headers['idempotency-key']))).toEqual(
    new Set(['local_1795224757000_handed.created']),
  )
})
