import {once} from 'node:events'
import {writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {type MailNotSent, sendMail} from '@upline/functions/mail.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, expect, test} from 'vitest'
import {startSmtpServer} from './smtp-server.ts'

const smtp = await startSmtpServer()
const website = createServer((_request, response) => response.end('the secret')).listen(0, '127.0.0.1')
await once(website, 'listening')
afterAll(async () => {
  website.close()
  await smtp.stop()
})

test('a mail never contains a file of the server or of another address, whatever values its parts have', async () => {
  const file = join(temporaryFolder(), 'secret.txt')
  writeFileSync(file, 'the secret')
  // A listening TCP server has an address of this form.
  const address = `http://127.0.0.1:${(website.address() as AddressInfo).port}/`
  const route = {
    smtpUrl: smtp.url,
    from: 'website@example.com',
    to: 'office@example.com',
    replyTo: undefined,
    id: 'local_1',
  }
  for (const text of [{path: file}, {path: address}]) {
    const mail = {subject: 'New', html: '', text} as unknown as Parameters<typeof sendMail>[0]
    const failure = await sendMail(mail, route).catch((error: MailNotSent) => error.reason)
    expect(failure).toBe('ESTREAM')
  }
  expect(smtp.messages.join()).not.toContain('the secret')
})
