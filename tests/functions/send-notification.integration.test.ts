import {inquiryId} from '@upline/domain/inquiry/inquiry-id.ts'
import {toRecord} from '@upline/domain/inquiry/inquiry-record.ts'
import {hostedSettings} from '@upline/scripts/checks/example-settings.ts'
import {type Backend, readLocal, startBackend} from '@upline/testing/backend.ts'
import {freePort} from '@upline/testing/ports.ts'
import {documentCreator} from '@upline/web/lib/firestore-documents.ts'
import {parseEnv} from '@upline/web/lib/parse-env.ts'
import {deleteApp, initializeApp} from 'firebase/app'
import {getFunctions, httpsCallable} from 'firebase/functions'
import {afterAll, describe, expect, test} from 'vitest'
import {inquiryRequest} from './notification-requests.ts'

type StoredMail = {recipients: string[]; to: string; replyTo: string; subject: string; text: string}

/** Calls the function as a browser without SDK would. */
async function call({address}: Backend, data: unknown) {
  const response = await fetch(`${address}/demo-upline/us-central1/sendEmailNotification`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({data}),
  })
  const body = (await response.json()) as {result?: unknown; error?: {status: string; message: string}}
  return {status: response.status, ...body}
}

let serial = 0
/** Stores an inquiry as a visitor does, and gives the request that follows. */
async function storeInquiry({address}: Backend) {
  serial += 1
  const id = inquiryId(1795224757000, String(serial).padStart(10, '0'))
  const record = toRecord(
    {
      kind: 'contact',
      type: 'agent',
      name: "Ada O'Neil",
      email: 'ada@example.com',
      phone: '214 555 0134',
      message: 'I write <b>forty</b> cases &amp; more.',
    },
    {path: '/contact', referrer: '', userAgent: 'test'},
    Date.now(),
  )
  const settings = {...hostedSettings, VITE_FIREBASE_PROJECT_ID: 'demo-upline', VITE_LOCAL_BACKEND: address}
  await documentCreator(parseEnv(settings))('inquiries', id, record, 'timestamp')
  return {...inquiryRequest, data: {inquiryId: id}}
}

const mails = (backend: Backend) => readLocal<StoredMail[]>(backend, 'mails')

const backend = await startBackend()
afterAll(() => backend.stop())

describe('sendEmailNotification on the local backend', () => {
  test('answers success to the real SDK, and writes the stored inquiry to the office only, once', async () => {
    const request = {...(await storeInquiry(backend)), to: 'eve@example.com', text: 'You have won'}
    const app = initializeApp({projectId: 'demo-upline', apiKey: 'local', appId: 'local'})
    const functions = getFunctions(app, `${backend.address}/demo-upline/us-central1`)
    const send = httpsCallable(functions, 'sendEmailNotification')
    expect((await send(request)).data).toEqual({success: true})
    expect((await send(request)).data).toEqual({success: true})
    await deleteApp(app)

    const [mail, ...others] = await mails(backend)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipients: ['recruiting@harboroak.example'],
      to: 'recruiting@harboroak.example',
      replyTo: 'ada@example.com',
      subject: "New Agent Inquiry from Ada O'Neil",
    })
    expect(mail?.text).toContain('I write <b>forty</b> cases &amp; more.')
    expect(mail?.text).not.toContain('You have won')
    expect(await readLocal(backend, 'inquiries')).toMatchObject([{notification: {notified: true}}])
  })

  test('sends no mail about an inquiry that is not stored', async () => {
    const {status, error} = await call(backend, inquiryRequest)
    expect([status, error?.status]).toEqual([404, 'NOT_FOUND'])
    expect(await mails(backend)).toHaveLength(1)
  })

  test('prints nothing about the people', () => {
    expect(backend.printed()).toContain('notification_sent')
    expect(backend.printed()).not.toMatch(/Ada|ada@|forty|555-0134|eve@/)
  })
})

describe('sendEmailNotification without a mail server', () => {
  test('is unavailable', async () => {
    const host = await startBackend({
      args: ['--site', 'https://www.example.com', '--inquiry-port', String(await freePort())],
      env: {SMTP_URL: `smtp://127.0.0.1:${await freePort()}`},
    })
    const {status, error} = await call(host, await storeInquiry(host))
    await host.stop()
    expect([status, error?.status]).toEqual([503, 'UNAVAILABLE'])
    expect(error?.message).toBe('The mail server cannot be reached. Try again later.')
  }, 30_000)
})
