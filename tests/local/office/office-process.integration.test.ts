import {rmSync, statSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {createMailStore} from '@upline/local/mail/mail-store.ts'
import {startSmtpServer} from '@upline/local/mail/smtp-server.ts'
import {readLocal, startBackend} from '@upline/testing/backend.ts'
import {storeInquiry} from '@upline/testing/firestore.ts'
import {freePort} from '@upline/testing/ports.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {createTransport} from 'nodemailer'
import {afterAll, describe, expect, test} from 'vitest'

type Stored = {id: string; status: string; timestamp: string; name: string}

async function sendMail(subject: string): Promise<string> {
  const transport = createTransport({host: '127.0.0.1', port: backend.smtpPort})
  const {response} = await transport.sendMail({
    from: 'site@example.com',
    to: 'office@example.com',
    bcc: 'second@example.com',
    subject,
    text: 'Hello',
    html: '<p>Hello</p><script>parent.document.title = "taken"</script>',
  })
  return response
}

const backend = await startBackend()
afterAll(() => backend.stop())

describe('the office on one machine', () => {
  test('lists what visitors sent, and when', async () => {
    const ids = ['local_1795224757000_abcdefghij', 'local_1795224757000_klmnopqrst']
    for (const id of ids) expect(await storeInquiry(backend.address, id)).toBe(200)
    const stored = await readLocal<Stored[]>(backend, 'inquiries')
    expect(stored.map(({id}) => id).sort()).toEqual(ids)
    expect(stored[0]).toMatchObject({status: 'new', name: 'Ada O&#39;Neil'})
    expect(Math.abs(Date.now() - Date.parse(stored[0]?.timestamp ?? ''))).toBeLessThan(60_000)
  })

  test('keeps mails with the recipients of the envelope', async () => {
    expect(await sendMail('Größe & Co')).toMatch(/^250/)
    const [mail] = await readLocal<Record<string, unknown>[]>(backend, 'mails')
    expect(mail).toMatchObject({
      subject: 'Größe & Co',
      from: 'site@example.com',
      to: 'office@example.com',
      recipients: ['office@example.com', 'second@example.com'],
      text: 'Hello',
    })
  })

  test('counts what is stored', async () => {
    const counts = {documents: {}, inquiries: 2, errorLogs: 0, mails: 1}
    expect(await readLocal(backend, 'overview')).toEqual(counts)
  })

  test('shows a mail so that nothing in it can run', async () => {
    const [mail] = await readLocal<{id: number}[]>(backend, 'mails')
    const response = await fetch(`${backend.address}/local/mails/${mail?.id}/html`)
    expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';/)
    expect((await fetch(`${backend.address}/local/mails/999/html`)).status).toBe(404)
  })

  test('renders mails and errors as text, under a policy without inline scripts', async () => {
    const [mail] = await readLocal<{id: number}[]>(backend, 'mails')
    const page = await fetch(`${backend.address}/?view=mails&q=hello&id=${mail?.id}`)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    const html = await page.text()
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|style=/)
    expect(html).toContain('<h2>Größe &amp; Co</h2>')
    expect(html).toContain('1 found')
    for (const file of ['/local/dashboard.css', '/local/live.js'])
      expect((await fetch(backend.address + file)).status, file).toBe(200)
    for (const view of ['inquiries', 'errors', 'constructor'])
      expect((await fetch(`${backend.address}/?view=${view}&q=%25&id=1`)).status, view).toBe(200)
  })

  test('notifies the dashboard of every change', async () => {
    const stop = new AbortController()
    const response = await fetch(`${backend.address}/local/events`, {signal: stop.signal})
    const heard = hear(response, 'mails')
    await sendMail('Live')
    await expect(heard).resolves.toBe(true)
    stop.abort()
  })
})

describe('the process', {timeout: 30_000}, () => {
  test('does not replace lost content by the sample, and keeps other users from reading the data', async () => {
    const folder = temporaryFolder()
    const seed = join(folder, 'seed.ndjson')
    writeFileSync(seed, '{"_id": "home", "_type": "page"}')
    const start = () => startBackend({folder, args: ['--seed', seed]})
    await (await start()).stop()
    for (const name of ['', 'backend.db', 'lock.db', 'assets', 'logs', 'logs/process.log'])
      expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0)
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `backend.db${end}`), {force: true})
    await expect(start()).rejects.toThrow(/has held content.*npm run restore -- --from/s)
  })

  test('names the port that is taken and the setting for another', async () => {
    const smtpPort = await freePort()
    const other = createServer().listen(smtpPort, '127.0.0.1')
    const store = createMailStore(new DatabaseSync(':memory:'))
    await expect(startSmtpServer(store, smtpPort)).rejects.toThrow(
      new Error(`Port ${smtpPort} is taken: stop what uses it, or set SMTP_PORT to another port`),
    )
    other.close()
  })
})

async function hear(response: Response, what: string): Promise<boolean> {
  let said = ''
  for await (const chunk of response.body ?? []) {
    said += Buffer.from(chunk).toString()
    if (said.includes(`event: changed\ndata: {"what":"${what}"}`)) return true
  }
  return false
}
