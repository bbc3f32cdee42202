import type {Env} from '../config/parse-env.ts'
import {noticeLoggingFailed, noticeMissingConfiguration} from './error-log/console-notice.ts'
import {loadReporterOnDemand, reportError} from './error-log/report-error.ts'
import {hasWaitingInquiries, loadInquiries} from './inquiries/load-inquiries.ts'

/**
 * Starts what works behind the page: error log, analytics, and the sending of inquiries that an earlier visit left.
 * Downloads nothing unless there is something to do. Call once, as early as possible.
 */
export function startBrowserServices(env: Env): void {
  addEventListener('error', ({error, message}) =>
    reportError(error ?? message, {severity: 'HIGH', action: 'uncaught error'}),
  )
  addEventListener('unhandledrejection', ({reason}) =>
    reportError(reason, {severity: 'MEDIUM', action: 'unhandled rejection'}),
  )
  startErrorLogWhenNeeded(env)
  const missing = env.missingFirebaseValues
  if (missing.length > 0) noticeMissingConfiguration(missing)
  if (env.measuresVisits) {
    import('./analytics/start-analytics.ts')
      .then(({startAnalytics}) => startAnalytics(env))
      .catch((error: unknown) => reportError(error, {category: 'ANALYTICS', action: 'load'}))
  }
  if (hasWaitingInquiries()) {
    loadInquiries().catch((error: unknown) => reportError(error, {component: 'inquiries', action: 'load'}))
  }
}

/** The log's code comes with the first report. One that cannot come is asked for again with the next. */
function startErrorLogWhenNeeded(env: Env): void {
  let _started: Promise<void> | undefined
  loadReporterOnDemand(() => {
    _started ??= import('./error-log/error-log.ts')
      .then(({startErrorLog}) => void startErrorLog(env))
      .catch(() => {
        _started = undefined
        noticeLoggingFailed()
      })
  })
}
