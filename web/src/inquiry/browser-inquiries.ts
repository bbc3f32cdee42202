import {env} from '../lib/env.ts'
import {documentCreator} from '../lib/firestore-documents.ts'
import {createInquiryService, type InquiryService} from './inquiry-service.ts'
import {officeNotifier} from './notify-office.ts'
import {scheduleResend} from './resend-schedule.ts'

/** The inquiry service of the page. For as long as the page is open it also sends what is in the outbox. */
export function startInquiries(): Pick<InquiryService, 'submit'> {
  const service = createInquiryService({
    create: documentCreator(env),
    notify: officeNotifier(env),
    // Reading the property throws where storage is forbidden, so it is read at each use.
    storage: () => localStorage,
    // Absent outside of secure contexts, whatever TypeScript says.
    locks: navigator.locks,
    onUnfinished: () => sendLater(),
  })
  const sendLater = scheduleResend(service.resend)
  return service
}
