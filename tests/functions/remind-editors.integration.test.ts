import {createRequire} from 'node:module'
import {readLocal, startBackend} from '@upline/testing/backend.ts'
import {clientOf, startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeEach, expect, onTestFinished, test, vi} from 'vitest'
import {startFunctionsFirestore} from '../local/office/firestore-servers.ts'
import {startSmtpServer} from './smtp-server.ts'

// Loaded by Node itself, as in the cloud.
const load = createRequire(import.meta.url)

const running = await startFunctionsFirestore()
const {firestore} = running
const smtp = await startSmtpServer()
const lake = await startLake()
vi.stubEnv('NOTIFICATION_FROM', 'website@example.com')
vi.stubEnv('SMTP_URL', smtp.url)
const {remindEditors}: typeof import('@upline/functions/remind-editors.ts') = load(
  '@upline/functions/remind-editors.ts',
)
afterAll(async () => {
  await running.stop()
  await smtp.stop()
  await lake.stop()
})

const monday = new Date('2026-11-23T13:10:00Z')
const daysLater = (days: number) => new Date(monday.getTime() + days * 24 * 60 * 60 * 1000)
const remind = (now: Date) =>
  remindEditors(firestore, `${lake.origin}/v2025-02-19/data/query/production`, now)
const isOn = {isOn: true, to: 'editors@example.com', subject: 'To do', text: 'Good morning.'}
const configure = (reminder: object) =>
  lake.client.createOrReplace({_id: 'notificationMail', _type: 'notificationMail', reminder})

const fact = {
  _id: 'fact-premium',
  _type: 'fact',
  key: 'premium',
  label: 'Part B premium',
  effectiveUntil: '2026-12-31',
}
await lake.client.create(fact)
const entries = [
  {text: '/old.html', count: 3, from: []},
  {text: '/once.html', count: 1, from: []},
]
await firestore.doc('unfound/2026-11-20').set({date: '2026-11-20', entries})

beforeEach(async () => {
  smtp.messages.splice(0)
  smtp.reply = '250 fine'
  await firestore.doc('reminders/weekly').delete()
  await configure(isOn)
})

test('goes out once a week, whatever runs again, with what expires and what was not found twice', async () => {
  await Promise.all([remind(monday), remind(monday)])
  for (const days of [0, 1, 6.4]) await remind(daysLater(days))
  const [mail = '', ...others] = smtp.messages
  expect(others).toEqual([])
  expect(mail).toContain('To: editors@example.com')
  expect(mail).toContain('Subject: To do')
  expect(mail).toContain('Auto-Submitted: auto-generated')
  expect(mail).toContain('Message-ID: <reminder.2026-11-23@example.com>')
  const text = mail.replace(/=\r\n/g, '')
  expect(text).toContain('Part B premium (fact): It expires on 2026-12-31')
  expect(text).toContain('/old.html: 3 times')
  expect(text).not.toContain('/once.html')
  await remind(daysLater(7))
  expect(smtp.messages).toHaveLength(2)
})

test('is sent by a later run of the week after a failure, and not by one that begins meanwhile', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  smtp.reply = '451 later'
  await remind(monday)
  smtp.reply = '250 fine'
  await remind(monday)
  expect(smtp.messages).toEqual([])
  await remind(daysLater(1))
  expect(smtp.messages).toHaveLength(1)
})

test.each([
  ['it is off', {...isOn, isOn: false}],
  ['it has no address', {...isOn, to: undefined}],
  ['it has several addresses', {...isOn, to: 'a@example.com, b@example.com'}],
])('is not sent where %s', async (_, reminder) => {
  await configure(reminder)
  await remind(monday)
  expect(smtp.messages).toEqual([])
})

test('is not sent without an entry', async () => {
  await lake.client.delete(fact._id)
  await remind(new Date('2027-03-01T13:10:00Z'))
  expect(smtp.messages).toEqual([])
  await lake.client.create(fact)
})

test('on one machine the backend sends it after its start', async () => {
  const folder = temporaryFolder()
  const start = (first: number) => startBackend({folder, triggerPauses: {first, retry: 60_000}})
  const before = await start(60_000)
  const expired = {...fact, effectiveUntil: '2020-12-31'}
  const settings = {_id: 'notificationMail', _type: 'notificationMail', reminder: isOn}
  await clientOf(before.address).transaction().create(expired).create(settings).commit()
  await before.stop()
  const backend = await start(0)
  onTestFinished(() => backend.stop())
  const mails = () => readLocal<{to: string; subject: string}[]>(backend, 'mails')
  await expect.poll(mails, {timeout: 20_000}).toMatchObject([{to: isOn.to, subject: 'To do'}])
}, 60_000)
