import {once} from '../../lib/once.ts'
import {reloadAfterDeploy} from '../../lib/reload-after-deploy.ts'

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
