import {splitMessage} from '@upline/domain/inquiry/compose-message.ts'
import {inquiryReference} from '@upline/domain/inquiry/inquiry-id.ts'
import type {MailKind} from '@upline/domain/inquiry/mail-routes.ts'
import {readInquiry, type StoredInquiry} from './stored-inquiry.ts'

/** The JSON that another system gets; docs/guides/inquiries.md describes it. */
export interface HandOverMessage
  extends Pick<
    StoredInquiry,
    'id' | 'name' | 'email' | 'phone' | 'message' | 'consent' | 'source' | 'isSuspect' | 'isMasked'
  > {
  event: 'created' | 'changed'
  reference: string
  /** One line for a chat, escaped as Slack wants it. */
  text: string
  kind: MailKind
  /** ISO 8601, UTC. */
  receivedAt: string
  status: string
  assignee: string
  /** The visitor's answers by the labels of the form. */
  answers: Record<string, string>
  quote: Record<string, string> | null
  contracting: Record<string, string> | null
}

/** Returns the current state of a stored inquiry, masked like the mail to the office. */
export function handOverMessage(
  id: string,
  data: Record<string, unknown>,
  event: HandOverMessage['event'],
): HandOverMessage {
  const {type, replyTo: _, storedAt, quote, contracting, ...inquiry} = readInquiry(id, data)
  const {answers, text} = splitMessage(inquiry.message)
  const reference = inquiryReference(id)
  const kind = quote ? 'quote' : type
  const status = typeof data.status === 'string' ? data.status : 'new'
  const assignee = typeof data.assignee === 'string' ? data.assignee : ''
  const line =
    event === 'created'
      ? `New inquiry (${kind}) from ${inquiry.name}, reference ${reference}`
      : `Inquiry ${reference} from ${inquiry.name}: ${status}, assigned to ${assignee || 'nobody'}`
  return {
    event,
    reference,
    text: escapeForChat(line),
    kind,
    receivedAt: new Date(storedAt).toISOString(),
    status,
    assignee,
    ...inquiry,
    message: text,
    answers: Object.fromEntries(answers),
    quote: quote ?? null,
    contracting: contracting ?? null,
  }
}

/** Escapes what a chat would read as a link or as a mention of a whole channel. */
const escapeForChat = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
