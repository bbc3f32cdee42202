import {once} from 'node:events'
import {connect, type Socket} from 'node:net'
import {DatabaseSync} from 'node:sqlite'
import {createMailStore} from '@upline/local/mail/mail-store.ts'
import {startSmtpServer} from '@upline/local/mail/smtp-server.ts'
import {freePort} from '@upline/testing/ports.ts'
import {afterAll, expect, test} from 'vitest'

const port = await freePort()
const store = createMailStore(new DatabaseSync(':memory:'))
afterAll(await startSmtpServer(store, port))

/** Sends lines and resolves to the reply that follows them. */
async function say(socket: Socket, ...lines: string[]): Promise<string> {
  socket.write(lines.map((line) => `${line}\r\n`).join(''))
  return String(await once(socket, 'data'))
}

async function greeted(): Promise<{socket: Socket; greeting: string}> {
  const socket = connect({port, host: '127.0.0.1'})
  return {socket, greeting: String(await once(socket, 'data'))}
}

async function startMail(): Promise<Socket> {
  const {socket} = await greeted()
  await say(socket, 'HELO here')
  await say(socket, 'MAIL FROM:<site@example.com>')
  return socket
}

test('a mail has at most 100 recipients', async () => {
  const socket = await startMail()
  for (let n = 0; n < 100; n += 1) expect(await say(socket, `RCPT TO:<r${n}@example.com>`)).toContain('250')
  expect(await say(socket, 'RCPT TO:<r100@example.com>')).toContain('452')
  socket.destroy()
})

test('a mail of 300 MiB is refused and takes no memory, and the next one is stored', async () => {
  const socket = await startMail()
  await say(socket, 'RCPT TO:<office@example.com>')
  await say(socket, 'DATA')
  const before = process.memoryUsage().arrayBuffers
  const mebibyte = Buffer.alloc(1024 * 1024, 'x')
  for (let n = 0; n < 300; n += 1) if (!socket.write(mebibyte)) await once(socket, 'drain')
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(150 * mebibyte.length)
  expect(await say(socket, '', '.')).toContain('552')
  expect(store.count()).toBe(0)
  await say(socket, 'MAIL FROM:<site@example.com>')
  await say(socket, 'RCPT TO:<office@example.com>')
  await say(socket, 'DATA')
  expect(await say(socket, 'Subject: Hello', '', 'Text', '.')).toContain('250')
  expect(store.newest()).toMatchObject([{subject: 'Hello', text: 'Text'}])
  socket.destroy()
})

test('a mail of control characters does not hide others from the list', () => {
  const [mail] = store.newest()
  if (!mail) throw new Error('There is no mail')
  store.add({...mail, subject: 'Large', text: '\0'.repeat(5_000_000)}, Buffer.from(''))
  expect(store.newest().map(({subject}) => subject)).toEqual(['Large', 'Hello'])
})

test.each([
  ['mails', {mails: 2, bytes: 10_000}, 100],
  ['bytes', {mails: 100, bytes: 10_000}, 4000],
])('the oldest mail is removed beyond the limit of %s', (_, limits, size) => {
  const few = createMailStore(new DatabaseSync(':memory:'), limits)
  const mail = {receivedAt: '', recipients: [], from: '', to: '', replyTo: '', text: '', html: ''}
  for (const subject of ['1', '2', '3']) few.add({...mail, subject}, Buffer.alloc(size))
  expect(few.newest().map(({subject}) => subject)).toEqual(['3', '2'])
})

test('idle connections do not block mail: the 21st connection ends the oldest', async () => {
  const idle: Socket[] = []
  for (let n = 0; n < 20; n += 1) idle.push((await greeted()).socket)
  const [oldest] = idle
  const before = store.count()
  const ended = oldest && once(oldest, 'close')
  const socket = await startMail()
  for (const line of ['RCPT TO:<office@example.com>', 'DATA']) await say(socket, line)
  expect(await say(socket, 'Subject: Through', '', 'Text', '.')).toContain('250')
  expect(store.count()).toBe(before + 1)
  await ended
  expect(idle.filter(({destroyed}) => destroyed)).toEqual([oldest])
  for (const each of [...idle, socket]) each.destroy()
})
