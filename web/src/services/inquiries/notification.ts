import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import type {InquiryRecord, Quote} from '@upline/domain/inquiry/types.ts'

/**
 * The request of the function `sendEmailNotification` (docs/decisions/0018-notify-from-stored-inquiries.md). The function uses only the id
 * and the template, and validates the rest. `to` and `html` are optional and left out.
 */
export type NotificationEnvelope = {
  subject: string
  text: string
  template: 'inquiry' | 'quote'
  replyTo?: string
  data: {inquiryId: string} & Partial<Quote>
}

/** Asks the server to notify the office of a stored inquiry. The office gets one mail, however often this is called. */
export type Notify = (envelope: NotificationEnvelope) => Promise<void>

/** Texts stay escaped as stored. The address is not HTML. */
export function notificationFor(inquiryId: string, record: InquiryRecord): NotificationEnvelope {
  return {
    subject: `New ${record.type} Inquiry from ${record.name}`,
    text: record.message,
    template: record.quote ? 'quote' : 'inquiry',
    ...(record.email && {replyTo: unescapeHtml(record.email)}),
    data: {inquiryId, ...record.quote},
  }
}
