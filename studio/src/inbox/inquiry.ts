import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import {type InquiryStatus, isInquiryStatus} from '@upline/domain/inquiry/status.ts'

/** The function's note of the mail to the office; times in epoch ms, 0 where there is none. */
export interface Notification {
  notified: boolean
  attempts: number
  /** A code of the mail server, or `rate-limit`; '' while an attempt runs. */
  lastError: string
  nextAttemptAt: number
  notifiedAt: number
}

/** An inquiry as people read it: nothing in it is markup. Times are epoch ms, 0 where there is none. */
export interface Inquiry {
  id: string
  receivedAt: number
  name: string
  email: string
  phone: string
  message: string
  type: string
  suspect: boolean
  notification: Notification | undefined
  /** What else the visitor sent, by name, such as `metadata.source`. */
  details: [name: string, value: string][]
  // What staff set.
  status: InquiryStatus
  assignee: string
  changedAt: number
}

export interface Note {
  id: string
  author: string
  time: number
  kind: 'note' | 'change'
  text: string
}

type Fields = Record<string, unknown>

const known = new Set(
  'name email phone message type status suspect timestamp notification assignee changedAt'.split(' '),
)

/** Reads a stored inquiry. Never fails: whatever is stored, staff are to see it. */
export function readInquiry(id: string, fields: Fields): Inquiry {
  return {
    id,
    receivedAt: timeOf(fields.timestamp),
    name: textOf(fields.name) || 'No name',
    email: textOf(fields.email),
    phone: textOf(fields.phone),
    message: textOf(fields.message),
    type: textOf(fields.type),
    suspect: fields.suspect === true,
    notification: readNotification(fields.notification),
    details: Object.entries(fields)
      .filter(([name]) => !known.has(name))
      .flatMap(([name, value]) => detailsOf(name, value)),
    status: isInquiryStatus(fields.status) ? fields.status : 'new',
    // Staff's own words are stored as they are.
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
    kind: fields.kind === 'change' ? 'change' : 'note',
    text: text(fields.text),
  }
}

function readNotification(value: unknown): Notification | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const {notified, attempts, lastError, nextAttemptAt, notifiedAt} = value as Fields // each is checked here
  return {
    notified: notified === true,
    attempts: typeof attempts === 'number' ? attempts : 0,
    lastError: typeof lastError === 'string' ? lastError : '',
    nextAttemptAt: timeOf(nextAttemptAt),
    notifiedAt: timeOf(notifiedAt),
  }
}

/** Texts of the visitor are stored HTML-escaped; empty ones are left out. */
function detailsOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return detailsOf(name, value.map(textOf).filter(Boolean).join(', '))
  if (typeof value === 'object' && value !== null && !isTime(value))
    return Object.entries(value).flatMap(([key, item]) => detailsOf(`${name}.${key}`, item))
  const text = isTime(value) ? new Date(timeOf(value)).toISOString() : textOf(value)
  return text ? [[name, text]] : []
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return unescapeHtml(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Firestore's timestamps, without its classes. */
function isTime(value: unknown): value is {toMillis(): number} {
  return typeof value === 'object' && value !== null && 'toMillis' in value
}

function timeOf(value: unknown): number {
  return isTime(value) ? value.toMillis() : 0
}
