/** What the backend sends: see dashboard-router.ts. Texts of inquiries are HTML-escaped. */

export interface Inquiry {
  id: string
  createTime: string
  timestamp?: string
  name: string
  email: string
  phone: string
  message: string
  type: string
  status: string
  suspect?: boolean
  notification?: Notification
  metadata?: {source?: string; referrer?: string; userAgent?: string}
  consent?: {version: string; time: string}
  contracting?: {npn?: string; carriers?: string; lines?: string; states?: string}
}

/** Absent: nobody tried yet. */
export interface Notification {
  notified: boolean
  attempts: number
  /** A code; '' while an attempt runs and after success. */
  lastError: string
  notifiedAt?: string
}

export interface Mail {
  id: number
  receivedAt: string
  recipients: string[]
  from: string
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
}

export interface ErrorLog {
  id: string
  createTime: string
  message: string
  severity: string
  category: string
  stack?: string
  context?: {
    url?: string
    component?: string
    action?: string
    sessionId?: string
    userAgent?: string
    timestamp?: string
    viewport?: {width: number; height: number}
    additionalData?: Record<string, unknown>
  }
}

export interface ContentDocument {
  _id: string
  _type: string
  _createdAt: string
  _updatedAt: string
  [attribute: string]: unknown
}

export interface Overview {
  /** Number of documents of each type. */
  documents: Record<string, number>
  inquiries: number
  mails: number
  errorLogs: number
}
