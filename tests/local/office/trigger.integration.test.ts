import {type Backend, readLocal, startBackend} from '@upline/testing/backend.ts'
import {storeInquiry} from '@upline/testing/firestore.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {expect, test} from 'vitest'

const triggerPauses = {first: 0, retry: 1_000}

const folder = temporaryFolder()

/** Stores an inquiry as a browser does that is closed before it calls the function. */
async function store({address}: Backend, id: string, fields: object = {}): Promise<void> {
  expect(await storeInquiry(address, `local_1795224757000_${id}`, {...fields})).toBe(200)
}

interface Stored {
  notification?: {notified: boolean; attempts: number; lastError: string}
}

const mails = (backend: Backend) => readLocal<{subject: string; text: string}[]>(backend, 'mails')
const notifications = async (backend: Backend) =>
  (await readLocal<Stored[]>(backend, 'inquiries')).map(({notification}) => notification?.notified)

const quote = {productType: 'Term &amp; more', coverage: '$250,000', premium: '$31 a month'}

test('the office is notified of a stored inquiry without a call, once, also after a restart', async () => {
  const first = await startBackend({folder, triggerPauses})
  await store(first, 'first1')
  await expect.poll(() => notifications(first)).toEqual([true])
  await first.stop('SIGKILL')

  const silent = await startBackend({folder})
  await store(silent, 'second', {quote})
  expect((await notifications(silent)).filter(Boolean)).toHaveLength(1)
  await silent.stop('SIGKILL')

  const second = await startBackend({folder, triggerPauses})
  await expect.poll(() => notifications(second)).toEqual([true, true])
  const received = await mails(second)
  expect(received).toHaveLength(2)
  // Sorted by time, descending.
  expect(received[0]?.subject).toContain('New Quote Inquiry')
  expect(received[0]?.text).toMatch(/Product: Term & more\nCoverage: \$250,000\nPremium: \$31 a month/)
  expect(second.printed()).not.toMatch(/trigger|Ada/)
  await second.stop()
})
