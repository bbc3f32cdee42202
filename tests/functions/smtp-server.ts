import {once} from 'node:events'
import {type AddressInfo, createServer} from 'node:net'

export interface SmtpServer {
  url: string
  /** Messages as they came, with headers. */
  messages: string[]
  /** What it answers to a sender; `250` takes the mail. */
  reply: string
  /** What it answers to a recipient, by address; others are accepted. */
  recipients: Record<string, string>
  stop(): Promise<void>
}

/** A mail server that keeps what it is sent, or refuses it as `reply` says. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const messages: string[] = []
  const smtp: SmtpServer = {url: '', messages, reply: '250 fine', recipients: {}, stop: async () => {}}
  const server = createServer((socket) => {
    let message: string | undefined
    const answer = (line: string) => socket.write(`${line}\r\n`)
    answer('220 here')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      const text = String(chunk)
      if (message !== undefined) {
        message += text
        if (!message.endsWith('\r\n.\r\n')) return
        messages.push(message)
        message = undefined
        return answer('250 kept')
      }
      if (text.startsWith('DATA')) message = ''
      const recipient = /^RCPT TO:<(.+?)>/.exec(text)?.[1] ?? ''
      if (text.startsWith('DATA')) answer('354 go on')
      else answer(text.startsWith('MAIL') ? smtp.reply : (smtp.recipients[recipient] ?? '250 fine'))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A listening TCP server has an address of this form.
  smtp.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  smtp.stop = async () => {
    server.close()
    await once(server, 'close')
  }
  return smtp
}
