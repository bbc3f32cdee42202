import type {Socket} from 'node:net'
import {listen} from '@upline/lake/embed'
import {SMTPServer, type SMTPServerDataStream, type SMTPServerSession} from 'smtp-server'
import type {MailStore} from './mail-store.ts'
import {parseMail} from './parse-mail.ts'

const largestMail = 10 * 1024 * 1024
/** Maximum number of connections, because each may have a mail in memory. A further one ends the oldest, so that idle ones block no mail. */
const mostClients = 20
/** Time of an idle connection (ms). */
const idleMs = 20_000

/**
 * Starts an SMTP server on loopback that accepts and stores every mail, and forwards none. Returns the function that stops it. Throws an
 * Error with one sentence for the terminal.
 */
export async function startSmtpServer(store: MailStore, port: number): Promise<() => Promise<void>> {
  const smtp = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    size: largestMail,
    rejectOversized: true,
    maxRecipients: 100,
    socketTimeout: idleMs,
    closeTimeout: 500,
    onAuth: (_auth, _session, accept) => accept(null, {user: 'local'}),
    onData: (stream, session, done) => {
      receive(store, stream, session).then(() => done(), done)
    },
  })
  // Errors of single connections, which the server answers itself.
  smtp.on('error', () => {})
  const open = new Set<Socket>()
  smtp.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    const [oldest] = open
    if (open.size > mostClients) oldest?.destroy()
  })
  await listen(smtp.server, port, {advice: 'set SMTP_PORT to another port'})
  return () => new Promise((resolve) => smtp.close(resolve))
}

/** Stores the mail before it returns, because the server then answers 250. */
async function receive(
  store: MailStore,
  stream: SMTPServerDataStream,
  {envelope}: SMTPServerSession,
): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
  // The server answers 552.
  if (stream.sizeExceeded) return
  const raw = Buffer.concat(chunks)
  const mail = {
    ...(await parseMail(raw)),
    receivedAt: new Date().toISOString(),
    recipients: envelope.rcptTo.map(({address}) => address),
  }
  store.add(mail, raw)
}
