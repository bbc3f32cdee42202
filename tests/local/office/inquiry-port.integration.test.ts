import {once} from 'node:events'
import {type IncomingMessage, request} from 'node:http'
import {text} from 'node:stream/consumers'
import {inquiryId} from '@upline/domain/inquiry/inquiry-id.ts'
import {readLocal, startBackend} from '@upline/testing/backend.ts'
import {creating, documentsRoot, sampleInquiry} from '@upline/testing/firestore.ts'
import {ownerAuthorization} from '@upline/testing/owner-token.ts'
import {freePort} from '@upline/testing/ports.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, expect, test} from 'vitest'
import {inquiryRequest} from '../../functions/notification-requests.ts'
import {studio, unsignedToken} from './firestore-servers.ts'

const folder = temporaryFolder()
const [port, smtpPort] = [await freePort(), await freePort()]
const site = 'https://www.example.com'
const backend = await startBackend({
  folder,
  smtpPort,
  args: ['--studio', studio, '--site', site, '--inquiry-port', String(port)],
  env: {SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, RATE_LIMIT_PER_CALLER: '1'},
})
afterAll(() => backend.stop())

/** Sends a request as the proxy does, which keeps the Host header and appends the visitor's address. */
async function send(path: string, body: object | undefined, headers: Record<string, string> = {}) {
  const proxied = {
    host: 'www.example.com',
    'x-forwarded-for': '192.0.2.7',
    'content-type': 'application/json',
  }
  const method = body ? 'POST' : 'GET'
  const outgoing = request({host: '127.0.0.1', port, method, path, headers: {...proxied, ...headers}})
  outgoing.end(body && JSON.stringify(body))
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
  return {status: response.statusCode, text: await text(response)}
}

const id = (serial: string) => inquiryId(1795224757000, serial.padStart(10, '0'))
const store = (serial: string, headers?: Record<string, string>) =>
  send(`/v1/${documentsRoot}:commit`, {writes: creating(`inquiries/${id(serial)}`, sampleInquiry)}, headers)
const notify = (serial: string, forwarded: string) =>
  send(
    '/demo-upline/us-central1/sendEmailNotification',
    {data: {...inquiryRequest, data: {inquiryId: id(serial)}}},
    {'x-forwarded-for': forwarded},
  )
const list = {structuredQuery: {from: [{collectionId: 'inquiries'}]}}

test('an inquiry of a page of the site is stored and mailed, and each visitor has an own limit', async () => {
  for (const serial of ['1', '2', '3']) expect((await store(serial, {origin: site})).status).toBe(200)
  expect((await notify('1', '198.51.100.1, 192.0.2.7')).status).toBe(200)
  expect((await notify('2', '198.51.100.2, 192.0.2.7')).status).toBe(429)
  expect((await notify('3', '198.51.100.2, 203.0.113.9')).status).toBe(200)
  expect(await readLocal(backend, 'mails')).toHaveLength(2)
})

test.each([
  ['a program', {}],
  ['a program that forges the Studio', {origin: studio}],
  ['a program with a token of staff', {authorization: `Bearer ${unsignedToken({staff: true})}`}],
  [
    'a program with a token of staff from the Studio',
    {origin: studio, authorization: `Bearer ${unsignedToken({staff: true})}`},
  ],
  ['a program with the token of the server', {authorization: ownerAuthorization(folder)}],
  ['a program that names this machine', {host: 'localhost:3900'}],
])('%s reads no inquiry', async (_, headers) => {
  const {status, text: answer} = await send(`/v1/${documentsRoot}:runQuery`, list, headers)
  expect([400, 403]).toContain(status)
  expect(answer).not.toContain('ada@example.com')
})

test.each([
  '/',
  '/local/inquiries',
  '/local/product',
  '/v2025-02-19/data/query/production?query=*',
  '/v1/users/me',
  '/images/local/production/a.png',
])('%s does not exist', async (path) => {
  expect((await send(path, undefined)).status).toBe(404)
})

test('another name of the server and a page of another site are refused', async () => {
  expect((await store('4', {host: 'other.example'})).status).toBe(403)
  expect((await store('4', {origin: 'https://other.example'})).status).toBe(403)
})

test('the backend of a public site does not start without a mail server', async () => {
  const start = startBackend({args: ['--site', site], env: {SMTP_URL: ''}})
  await expect(start).rejects.toThrow('SMTP_URL is missing, so the office would get no mail')
})
