import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {type Backend, readLocal, startBackend} from './backend-process.ts'
import {firestoreCases} from './firestore-cases.ts'

const root = 'projects/demo-upline/databases/(default)/documents'
const triggerPauses = {first: 0, retry: 1_000}
const until = {timeout: 30_000, interval: 100}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trigger-'))
})
afterAll(() => rmSync(folder, {recursive: true}))

/** Stores an inquiry as a browser does that is closed before it calls the function. */
async function store({address}: Backend, more: object = {}): Promise<void> {
  const row = firestoreCases.find(({name}) => name === 'an inquiry set without precondition')
  // Every row of the table is a commit of one write.
  const commit = structuredClone(row?.body(root)) as {writes: [{update: {fields: object}}]}
  Object.assign(commit.writes[0].update.fields, more)
  const body = JSON.stringify(commit)
  expect((await fetch(`${address}/v1/${root}:commit`, {method: 'POST', body})).status).toBe(200)
}

interface Stored {
  notification?: {notified: boolean; attempts: number; lastError: string}
}

const mails = (backend: Backend) => readLocal<unknown[]>(backend, 'mails')
const notifications = async (backend: Backend) =>
  (await readLocal<Stored[]>(backend, 'inquiries')).map(({notification}) => notification?.notified)

test('the office is notified of a stored inquiry without a call, once, also after a restart', async () => {
  const first = await startBackend({folder, triggerPauses})
  await store(first)
  await vi.waitFor(async () => expect(await notifications(first)).toEqual([true]), until)
  await first.stop('SIGKILL')

  const silent = await startBackend({folder})
  await store(silent)
  expect((await notifications(silent)).filter(Boolean)).toHaveLength(1)
  await silent.stop('SIGKILL')

  const second = await startBackend({folder, triggerPauses})
  await vi.waitFor(async () => expect(await notifications(second)).toEqual([true, true]), until)
  expect(await mails(second)).toHaveLength(2)
  expect(second.printed()).not.toMatch(/trigger|Ada/)
  await second.stop()
})

test('a mail that the trigger sends has the lines of a stored quote', async () => {
  const backend = await startBackend({triggerPauses})
  const lines = {productType: 'Term &amp; more', coverage: '$250,000', premium: '$31 a month'}
  const fields = Object.entries(lines).map(([name, stringValue]) => [name, {stringValue}])
  await store(backend, {quote: {mapValue: {fields: Object.fromEntries(fields)}}})
  await vi.waitFor(async () => expect(await mails(backend)).toHaveLength(1), until)
  const [mail] = await readLocal<{subject: string; text: string}[]>(backend, 'mails')
  expect(mail?.subject).toContain('New quote Inquiry')
  expect(mail?.text).toMatch(/Product: Term & more\nCoverage: \$250,000\nPremium: \$31 a month/)
  await backend.stop()
})
