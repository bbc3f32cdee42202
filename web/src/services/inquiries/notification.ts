import {unescapeHtml} from '@upline/inquiry/escape-html.ts'
import type {InquiryRecord} from '@upline/inquiry/types.ts'

/**
 * What the function `sendEmailNotification` takes (docs/decisions/notification-contract.md). `to` and `html` are left
 * out: the server writes to its own address with its own template.
 */
export type NotificationEnvelope = {
  subject: string
  text: string
  template: 'inquiry'
  replyTo: string
  data: {phone?: string; source: string}
}

export class NotificationError extends Error {
  override name = 'NotificationError'
  /** As section 8 of the specification lists them by HTTP status: 'invalid-argument', 'unavailable' ... */
  readonly code: string
  constructor(code: string) {
    super(`Failed to send email notification (${code}).`)
    this.code = code
  }
}

/** Notifies the office of a stored inquiry. Rejects with a `NotificationError`. */
export type Notify = (envelope: NotificationEnvelope) => Promise<void>

/** Texts stay escaped as they are stored: the server unescapes them once. An address is no HTML. */
export function notificationFor(record: InquiryRecord): NotificationEnvelope {
  return {
    subject: `New ${record.type} Inquiry from ${record.name}`,
    text: record.message,
    template: 'inquiry',
    replyTo: unescapeHtml(record.email),
    data: {...(record.phone && {phone: record.phone}), source: record.metadata.source},
  }
}
