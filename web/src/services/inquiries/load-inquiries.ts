import {once} from '../../lib/once.ts'
import {readStored} from '../../lib/stored.ts'
import {outboxKey} from './outbox-key.ts'

/**
 * The page's inquiry service, downloaded at the first call: call it as soon as a form is on the page, so that it is there
 * when the button is pressed offline. Rejects when the download fails, and tries again at the next call.
 */
export const loadInquiries = once(async () => (await import('./browser-inquiries.ts')).startInquiries())

/** Whether inquiries of an earlier visit wait in this browser; then the service has work without a form. */
export function hasWaitingInquiries(): boolean {
  return readStored(() => localStorage, outboxKey) !== null
}
