import {once} from '../lib/once.ts'
import {reloadAfterDeploy} from '../lib/reload-after-deploy.ts'

/**
 * Downloads the page's inquiry service, with the form, so that it is there when the button is pressed offline. If this fails, reloads the
 * page, which keeps what was typed, and rejects.
 */
export const loadInquiries = once(async () => {
  const {startInquiries} = await import('./browser-inquiries.ts').catch((error: unknown) => {
    reloadAfterDeploy(window)
    throw error
  })
  return startInquiries()
})
