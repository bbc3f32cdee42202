import {SMTPServer, type SMTPServerDataStream, type SMTPServerSession} from 'smtp-server'
import type {MailStore} from './mail-store.ts'
import {parseMail} from './parse-mail.ts'

const largestMail = 10 * 1024 * 1024
/** Connections at once, because each may have a mail in memory. Others are asked to come back. */
const mostClients = 20

/** An SMTP server on loopback that accepts and stores every mail, and forwards none. */
export class SmtpCatcher {
  readonly #server: SMTPServer
  readonly #store: MailStore

  constructor(store: MailStore) {
    this.#store = store
    this.#server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      size: largestMail,
      rejectOversized: true,
      maxRecipients: 100,
      maxClients: mostClients,
      closeTimeout: 500,
      onAuth: (_auth, _session, accept) => accept(null, {user: 'local'}),
      onData: (stream, session, done) => {
        this.#receive(stream, session).then(
          () => done(),
          (error: Error) => done(error),
        )
      },
    })
    // Errors of single connections, which the server answers itself.
    this.#server.on('error', () => {})
  }

  /** Resolves when it listens. Throws an Error with one sentence for the terminal. */
  listen(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const failed = (error: NodeJS.ErrnoException) => {
        const taken = `Port ${port} is taken; stop what uses it or set SMTP_PORT to another port`
        reject(error.code === 'EADDRINUSE' ? new Error(taken) : error)
      }
      this.#server.server.once('error', failed)
      this.#server.listen(port, '127.0.0.1', () => {
        this.#server.server.off('error', failed)
        resolve()
      })
    })
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  /** Stores the mail before it returns, because the server then answers 250. */
  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) if (!stream.sizeExceeded) chunks.push(chunk)
    // The server answers 552.
    if (stream.sizeExceeded) return
    const raw = Buffer.concat(chunks)
    const mail = {
      ...(await parseMail(raw)),
      receivedAt: new Date().toISOString(),
      recipients: session.envelope.rcptTo.map(({address}) => address),
    }
    this.#store.add(mail, raw)
  }
}
