import {cleanText} from '@upline/domain/inquiry/clean-text.ts'
import {splitMessage} from '@upline/domain/inquiry/compose-message.ts'
import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {type InquiryStatus, isInquiryStatus} from '@upline/domain/inquiry/status.ts'

/** State of the email to the office. Times are epoch milliseconds, or 0. */
export interface Notification {
  notified: boolean
  attempts: number
  /** A code of the mail server, or `rate-limit`; '' during an attempt. */
  lastError: string
  nextAttemptAt: number
  notifiedAt: number
  /** The mailbox of the route that matched, or '' for the office's. */
  recipient: string
  /** Whether that mailbox refused the email, so that the office got it. */
  isRefused: boolean
  /** When the sender got a confirmation. */
  confirmedAt: number
}

/** Delivery of an inquiry to another system. Times are epoch milliseconds, or 0. */
export interface Delivery {
  /** `created`, or the id of the note about a change. */
  event: string
  time: number
  attempts: number
  /** A code such as `HTTP 503`, `rate-limit` or `not-set`; '' during an attempt and after success. */
  lastError: string
  busyUntil: number
  deliveredAt: number
  /** When staff last asked to send it again. */
  askedAt: number
}

/** An inquiry as plain text. Times are epoch milliseconds, or 0. */
export interface Inquiry {
  id: string
  receivedAt: number
  name: string
  email: string
  phone: string
  /** The message without the answers, which are in `details`. */
  message: string
  type: string
  suspect: boolean
  notification: Notification | undefined
  /** Deliveries to another system, oldest event first. */
  deliveries: Delivery[]
  /** The visitor's other answers by name, such as `metadata.source`. */
  details: [name: string, value: string][]
  // Set by staff.
  status: InquiryStatus
  assignee: string
  changedAt: number
}

export interface Note {
  id: string
  author: string
  time: number
  /** `send`: a request to hand the inquiry over again; its text is the event of the delivery. */
  kind: 'note' | 'change' | 'send'
  text: string
}

type Fields = Record<string, unknown>

const known = new Set(
  'name email phone message type status suspect timestamp notification handOver assignee changedAt'.split(
    ' ',
  ),
)

/** Parses a stored inquiry. Never fails, so that staff see every inquiry. */
export function readInquiry(id: string, fields: Fields): Inquiry {
  const {answers, text} = splitMessage(textOf(fields.message))
  return {
    id,
    receivedAt: timeOf(fields.timestamp),
    name: textOf(fields.name) || 'No name',
    email: textOf(fields.email),
    phone: textOf(fields.phone),
    message: text,
    type: textOf(fields.type),
    suspect: fields.suspect === true,
    notification: readNotification(fields.notification),
    deliveries: Object.entries(Object(fields.handOver))
      .map(([event, delivery]) => readDelivery(event, Object(delivery)))
      .sort((a, b) => a.time - b.time),
    details: [
      ...answers,
      ...Object.entries(fields)
        .filter(([name]) => !known.has(name))
        .flatMap(([name, value]) => detailsOf(name, value)),
    ],
    status: isInquiryStatus(fields.status) ? fields.status : 'new',
    // Not HTML-escaped, because staff entered it.
    assignee: typeof fields.assignee === 'string' ? fields.assignee : '',
    changedAt: timeOf(fields.changedAt),
  }
}

export function readNote(id: string, fields: Fields): Note {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    id,
    author: text(fields.author),
    time: timeOf(fields.time),
    kind: fields.kind === 'change' || fields.kind === 'send' ? fields.kind : 'note',
    text: text(fields.text),
  }
}

function readNotification(value: unknown): Notification | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const {notified, attempts, lastError, nextAttemptAt, notifiedAt, recipient, refused, confirmedAt} =
    value as Fields // each is checked here
  return {
    notified: notified === true,
    attempts: typeof attempts === 'number' ? attempts : 0,
    lastError: typeof lastError === 'string' ? lastError : '',
    nextAttemptAt: timeOf(nextAttemptAt),
    notifiedAt: timeOf(notifiedAt),
    recipient: typeof recipient === 'string' ? recipient : '',
    isRefused: refused === true,
    confirmedAt: timeOf(confirmedAt),
  }
}

function readDelivery(
  event: string,
  {time, attempts, lastError, busyUntil, deliveredAt, askedAt}: Fields,
): Delivery {
  return {
    event,
    time: timeOf(time),
    attempts: typeof attempts === 'number' ? attempts : 0,
    lastError: typeof lastError === 'string' ? lastError : '',
    busyUntil: timeOf(busyUntil),
    deliveredAt: timeOf(deliveredAt),
    askedAt: timeOf(askedAt),
  }
}

/** Returns a visitor's answer and nested answers, unescaped and without empty ones. */
function detailsOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return detailsOf(name, value.map(textOf).filter(Boolean).join(', '))
  if (typeof value === 'object' && value !== null && !isTime(value))
    return Object.entries(value).flatMap(([key, item]) => detailsOf(`${name}.${key}`, item))
  const text = isTime(value) ? new Date(timeOf(value)).toISOString() : textOf(value)
  return text ? [[name, text]] : []
}

function textOf(value: unknown): string {
  // A program may send what the form removes, such as characters that reverse a name.
  if (typeof value === 'string') return cleanText(unescapeHtml(value))
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Recognizes Firestore timestamps without importing Firestore. */
function isTime(value: unknown): value is {toMillis(): number} {
  return typeof value === 'object' && value !== null && 'toMillis' in value
}

function timeOf(value: unknown): number {
  return isTime(value) ? value.toMillis() : 0
}
