import {env} from '../../config/env.ts'
import {reportError} from '../error-log/report-error.ts'
import {redactor} from '../error-log/site-redactor.ts'
import {chooseDocuments} from '../firebase/documents.ts'
import {createCallableNotify} from './callable-notify.ts'
import {createInquiryService} from './inquiry-service.ts'
import {createLocks} from './locks.ts'
import {createOutbox} from './outbox.ts'
import {createOutboxEvents, watchOtherTabs} from './outbox-events.ts'
import {scheduleResend} from './resend-schedule.ts'
import type {InquiryService} from './types.ts'

/** The inquiry service of a page, at work: it sends what waits for as long as the page is open. */
export function startInquiries(page: Window): InquiryService {
  // Reading the property throws where storage is forbidden, so it is read at each use.
  const storage = () => page.localStorage
  // Absent outside of secure contexts, whatever TypeScript says.
  const locks = createLocks(page.navigator.locks as LockManager | undefined)
  const events = createOutboxEvents()
  const service = createInquiryService({
    store: chooseDocuments(env),
    notify: createCallableNotify(env),
    outbox: createOutbox(storage, locks),
    locks,
    events,
    storage,
    report: reportError,
    keepOutOfLogs: redactor.learn,
    now: Date.now,
    online: () => page.navigator.onLine,
    visitor: () => ({
      path: page.location.pathname,
      referrer: page.document.referrer,
      userAgent: page.navigator.userAgent,
    }),
  })
  watchOtherTabs(page, events)
  scheduleResend(page, service)
  return service
}
