import type {AddressObject} from 'mailparser'
import {SMTPServer, type SMTPServerDataStream, type SMTPServerSession} from 'smtp-server'
import type {MailStore} from './mail-store.ts'

const largestMail = 10 * 1024 * 1024

/** An SMTP server on loopback that takes any mail for anybody, stores it, and sends nothing on. */
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
      closeTimeout: 500,
      onAuth: (_auth, _session, accept) => accept(null, {user: 'local'}),
      onData: (stream, session, done) => {
        this.#receive(stream, session).then(
          () => done(),
          (error: Error) => done(error),
        )
      },
    })
    // Broken connections of clients; each is answered by the server itself.
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

  /** Returning is what lets the server answer 250, so the mail is stored before. */
  async #receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk)
    if (stream.sizeExceeded) {
      throw Object.assign(new Error(`The mail is larger than ${largestMail} bytes`), {responseCode: 552})
    }
    const raw = Buffer.concat(chunks)
    // With the first mail, as loading it is a sixth of what the backend takes to start.
    const {simpleParser} = await import('mailparser')
    const parsed = await simpleParser(raw)
    const mail = {
      receivedAt: new Date().toISOString(),
      recipients: session.envelope.rcptTo.map(({address}) => address),
      from: addressText(parsed.from),
      to: addressText(parsed.to),
      replyTo: addressText(parsed.replyTo),
      subject: parsed.subject ?? '',
      text: parsed.text ?? '',
      html: parsed.html || '',
    }
    this.#store.add(mail, raw)
  }
}

function addressText(addresses: AddressObject | AddressObject[] | undefined): string {
  return [addresses ?? []]
    .flat()
    .map(({text}) => text)
    .join(', ')
}
