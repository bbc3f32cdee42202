import {once} from '../../lib/once.ts'
import {reloadAfterDeploy} from '../../lib/reload-after-deploy.ts'
import {readStored} from '../../lib/stored.ts'
import {outboxKey} from './outbox-key.ts'

/**
 * The page's inquiry service, downloaded at the first call: call it as soon as a form is on the page, so that it is there
 * when the button is pressed offline. If the download fails, reloads the page, which keeps what was typed, and rejects.
 */
export const loadInquiries = once(async () => {
  const {startInquiries} = await import('./browser-inquiries.ts').catch((error: unknown) => {
    reloadAfterDeploy(window)
    throw error
  })
  return startInquiries()
})

/** Whether inquiries of an earlier visit wait in this browser; then the service has work without a form. */
export function hasWaitingInquiries(): boolean {
  return readStored(() => localStorage, outboxKey) !== null
}
