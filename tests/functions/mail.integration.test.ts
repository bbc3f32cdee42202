import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {type MailNotSent, sendMail} from '@upline/functions/mail.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, expect, test} from 'vitest'
import {startSmtpServer} from './smtp-server.ts'

const smtp = await startSmtpServer()
afterAll(() => smtp.stop())

test('a mail never contains a file of the server or another address, whatever its parts are', async () => {
  const file = join(temporaryFolder(), 'secret.txt')
  writeFileSync(file, 'the secret')
  const route = {
    smtpUrl: smtp.url,
    from: 'website@example.com',
    to: 'office@example.com',
    replyTo: undefined,
    id: 'local_1',
  }
  for (const text of [{path: file}, {path: smtp.url.replace('smtp', 'http')}]) {
    const mail = {subject: 'New', html: '', text} as unknown as Parameters<typeof sendMail>[0]
    const failure = await sendMail(mail, route).catch((error: MailNotSent) => error.code)
    expect(failure).toBe('ESTREAM')
  }
  expect(smtp.messages.join()).not.toContain('the secret')
})
