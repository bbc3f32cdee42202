import {readStored} from '../../lib/stored.ts'
import type {InquiryService} from './inquiry-service.ts'
import {outboxKey} from './outbox-key.ts'

let loading: Promise<InquiryService> | undefined

/**
 * The page's inquiry service, downloaded at the first call: call it as soon as a form is on the page, so that it is there
 * when the button is pressed offline. Rejects when the download fails, and tries again at the next call.
 */
export function loadInquiries(): Promise<InquiryService> {
  loading ??= import('./browser-inquiries.ts')
    .then(({startInquiries}) => startInquiries())
    .catch((error: unknown) => {
      loading = undefined
      throw error
    })
  return loading
}

/** Whether inquiries of an earlier visit wait in this browser; then the service has work without a form. */
export function hasWaitingInquiries(): boolean {
  return readStored(() => localStorage, outboxKey) !== null
}
