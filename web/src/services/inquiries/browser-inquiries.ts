import {env} from '../../config/env.ts'
import {redactor} from '../error-log/redact.ts'
import {reportError} from '../error-log/report-error.ts'
import {documentCreator} from '../firebase/firestore-documents.ts'
import {createCallableNotify} from './callable-notify.ts'
import {createInquiryService, type InquiryService} from './inquiry-service.ts'
import {createLocks} from './locks.ts'
import {createOutbox, watchOtherTabs} from './outbox.ts'
import {outboxStatus} from './outbox-status.ts'
import {scheduleResend} from './resend-schedule.ts'

/** The inquiry service of the page. For as long as the page is open it also sends what is in the outbox. */
export function startInquiries(): InquiryService {
  // Reading the property throws where storage is forbidden, so it is read at each use.
  const storage = () => localStorage
  // Absent outside of secure contexts, whatever TypeScript says.
  const locks = createLocks(navigator.locks as LockManager | undefined)
  const outbox = createOutbox(storage, locks)
  const service = createInquiryService({
    create: documentCreator(env),
    notify: createCallableNotify(env),
    outbox,
    locks,
    storage,
    report: reportError,
    redact: redactor.add,
    now: Date.now,
    isOnline: () => navigator.onLine,
    visitor: () => ({
      path: location.pathname,
      referrer: document.referrer,
      userAgent: navigator.userAgent,
    }),
    onUnfinished: () => sendLater(),
    onStatus: outboxStatus.set,
  })
  if (outbox.entries().some(({state}) => state === 'waiting')) outboxStatus.set('waiting')
  watchOtherTabs(() => outboxStatus.set('sent'))
  const sendLater = scheduleResend(service.resend)
  return service
}
