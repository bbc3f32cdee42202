import {unescapeHtml} from '@upline/domain/inquiry/escape-html.ts'
import type {InquiryRecord} from '@upline/domain/inquiry/types.ts'
import {loadFirebase} from '../lib/firebase-app.ts'
import type {Env} from '../lib/parse-env.ts'

/** Asks the server to notify the office of a stored inquiry. The office gets one mail, however often this is called. */
export type Notify = (inquiryId: string, record: InquiryRecord) => Promise<void>

const timeout = 70_000

/** Uses Firebase's client, which attaches the available tokens and rejects with codes such as 'functions/unavailable'. */
export function officeNotifier({firebase, localBackend}: Env): Notify {
  const {functionsRegion, projectId} = firebase
  // The client accepts a URL instead of a region. The local backend has the emulator's URL layout.
  const place = localBackend ? `${localBackend}/${projectId}/${functionsRegion}` : functionsRegion
  return async (inquiryId, record) => {
    const [{app}, {getFunctions, httpsCallable}] = await Promise.all([
      loadFirebase(firebase),
      import('firebase/functions'),
    ])
    const call = httpsCallable<ReturnType<typeof notificationFor>, {success?: unknown} | null>(
      getFunctions(app, place),
      'sendEmailNotification',
      {timeout},
    )
    const {data} = await call(notificationFor(inquiryId, record))
    if (data?.success !== true) throw new Error('The function did not succeed')
  }
}

/**
 * Returns the request of `sendEmailNotification`, which uses only the id and the template (docs/decisions/0018-notify-from-stored-inquiries.md).
 * Texts stay escaped as stored. The address is not HTML.
 */
export function notificationFor(inquiryId: string, record: InquiryRecord) {
  return {
    subject: `New ${record.type} Inquiry from ${record.name}`,
    text: record.message,
    template: record.quote ? 'quote' : 'inquiry',
    ...(record.email && {replyTo: unescapeHtml(record.email)}),
    data: {inquiryId, ...record.quote},
  }
}
