import type {Env} from '../config/parse-env.ts'
import {measuresVisits, missingFirebaseValues} from '../config/parse-env.ts'
import {sendWithConsent} from './analytics/network-sink.ts'
import {siteConsent} from './analytics/site-consent.ts'
import {analyticsBus} from './analytics/track.ts'
import {noticeMissingConfiguration} from './error-log/console-notice.ts'
import {reportError} from './error-log/report-error.ts'
import {startErrorLog} from './error-log/start-error-log.ts'
import {hasWaitingInquiries, loadInquiries} from './inquiries/load-inquiries.ts'

/**
 * Starts what works behind the page: error log, analytics, and the sending of inquiries that an earlier visit left.
 * Downloads nothing unless there is something to send. Call once, as early as possible. Returns the way out.
 */
export function startBrowserServices(page: Window, env: Env): () => void {
  const stopErrorLog = startErrorLog(page, env)
  const missing = missingFirebaseValues(env)
  if (missing.length > 0) noticeMissingConfiguration(missing)
  const stopAnalytics = startAnalytics(env)
  if (hasWaitingInquiries(page)) {
    loadInquiries().catch((error: unknown) => reportError(error, {component: 'inquiries', action: 'load'}))
  }
  return () => {
    stopAnalytics()
    stopErrorLog()
  }
}

function startAnalytics(env: Env): () => void {
  if (!measuresVisits(env)) return () => {}
  const load = async () => (await import('./analytics/firebase-sink.ts')).loadFirebaseSink(env.firebase)
  return sendWithConsent(analyticsBus, siteConsent(), load, (error) =>
    reportError(error, {category: 'ANALYTICS', action: 'load'}),
  )
}
