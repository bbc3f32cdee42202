import {createTransport} from 'nodemailer'
import type {RenderedMail} from './templates.ts'

interface MailRoute {
  smtpUrl: string
  from: string
  to: string
  replyTo: string | undefined
  /** Message-ID made from the inquiry, so that mail systems recognize a mail that is sent again. */
  id: string
  /** How it was made if no person wrote it, so that vacation replies and other programs do not answer. */
  automatic?: 'auto-replied' | 'auto-generated'
}

/** The reason for which a mail was not sent. `later` is true if the same mail may succeed later. */
export class MailNotSent extends Error {
  /** The code of the failure and, if known, the setting to look at, as in `EENVELOPE 550, see NOTIFICATION_TO`. */
  readonly reason: string
  readonly later: boolean
  /** Whether the server refused the recipient. */
  readonly isRefused: boolean

  constructor(code: string, later: boolean, setting?: string) {
    const reason = setting ? `${code}, see ${setting}` : code
    super(`The mail was not sent (${reason}).`)
    this.isRefused = setting === 'NOTIFICATION_TO'
    this.reason = reason
    this.later = later
  }
}

const timeoutMs = 20_000

/** Hands one mail to the SMTP server; resolves when it has accepted it. Throws MailNotSent. */
export async function sendMail(mail: RenderedMail, route: MailRoute): Promise<void> {
  const transport = createTransport({
    url: route.smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  try {
    const domain = route.from.replace(/^.*@|>$/g, '')
    await transport.sendMail({
      ...mail,
      from: route.from,
      to: route.to,
      replyTo: route.replyTo,
      messageId: `<${route.id}@${domain}>`,
      ...(route.automatic && {
        headers: {'Auto-Submitted': route.automatic, 'X-Auto-Response-Suppress': 'All'},
      }),
    })
  } catch (error) {
    throw mailNotSent(error)
  } finally {
    transport.close()
  }
}

const networkCodes = ['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS']

type Failure = {code?: string; responseCode?: number; command?: string}

/** Returns the setting to look at. The envelope is the sender, which the command `MAIL FROM` sends, and the recipient. */
function settingOf({code = '', command}: Failure): string | undefined {
  if (code === 'EENVELOPE') return command === 'MAIL FROM' ? 'NOTIFICATION_FROM' : 'NOTIFICATION_TO'
  return code === 'EAUTH' || networkCodes.includes(code) ? 'SMTP_URL' : undefined
}

function mailNotSent(error: unknown): MailNotSent {
  // nodemailer adds its own code, the server's reply code and the command that failed to ordinary errors.
  const {code = 'EUNKNOWN', responseCode} = error as Failure
  const temporary = responseCode !== undefined && responseCode >= 400 && responseCode < 500
  return new MailNotSent(
    responseCode === undefined ? code : `${code} ${responseCode}`,
    temporary || networkCodes.includes(code),
    settingOf(error as Failure),
  )
}
